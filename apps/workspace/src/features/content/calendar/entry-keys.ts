/**
 * The shortcuts for the menu actions of an item in the calendar. A letter of the review desk is
 * not another thing here, for who goes from one to the other.
 */
export const entryKeys = {
  move: 'M',
  clear: 'N',
  copy: 'C',
  delete: 'Delete',
  SUBMIT: 'S',
  APPROVE: 'A',
  REJECT: 'R',
  SCHEDULE: 'T',
  UNSCHEDULE: 'U',
  PUBLISH: 'P',
} as const;
export type EntryActionId = keyof typeof entryKeys;

const ids = Object.keys(entryKeys) as readonly EntryActionId[];

/** The action of a key on an item, if any. */
export function actionOfKey(key: string): EntryActionId | undefined {
  return ids.find((id) => entryKeys[id] === key);
}
