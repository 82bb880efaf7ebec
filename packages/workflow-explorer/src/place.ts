import type { StatePath } from '@brandroom/statechart/graph';

export const explorerViews = [
  'outline',
  'diagram',
  'table',
  'log',
  'people',
  'try',
  'export',
  'compare',
] as const;
export type ExplorerView = (typeof explorerViews)[number];

/** Everything of the explorer that belongs in the address. */
export interface Place {
  readonly view: ExplorerView;
  readonly state: StatePath | null;
  /** The event of the selected step, as the graph writes it. */
  readonly event: string | null;
  /** The id of the person who is played. */
  readonly as: string | null;
  /** The version that the machine is compared with; null for none or a file. */
  readonly compare: string | null;
  /** The moment of an item's timeline that is shown, as an instant; null for the present. */
  readonly at: string | null;
  /** The ends of the question “How to get there”; the view’s own choice by default. */
  readonly from?: StatePath | null;
  readonly to?: StatePath | null;
  /** The id of the person beside the one who is played. */
  readonly other?: string | null;
  /** Whether only the steps in which these two differ are listed. */
  readonly only?: 'differences' | null;
}
