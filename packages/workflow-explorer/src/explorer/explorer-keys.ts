import type { ExplorerView } from '../place';

/** The key of each view. */
export const viewKeys = {
  outline: 'O',
  diagram: 'D',
  table: 'T',
  log: 'L',
  people: 'W',
  try: 'Y',
  export: 'E',
  compare: 'V',
} as const satisfies Record<ExplorerView, string>;
