/**
 * The shortcuts for the menu actions of a calendar item. Letters of the review desk keep their
 * meaning here, for people who use both.
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

/** Returns the action of a key on an item, if any. */
export function actionOfKey(key: string): EntryActionId | undefined {
  return ids.find((id) => entryKeys[id] === key);
}
