/** Colours of entries beside those of their status: as many as can be told apart. */
export const entryTones = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
] as const;
export type EntryTone = (typeof entryTones)[number];
