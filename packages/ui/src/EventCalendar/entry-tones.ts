/** Colors of entries beside those of their status: as many as people can distinguish. */
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
