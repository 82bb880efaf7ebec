import type { MachineParts } from './statechart/machine-parts';

/** A machine as the list of workflows names it; its code loads when it is opened. */
export interface CatalogEntry {
  /** The name of its folder. */
  readonly slug: string;
  readonly label: string;
  /** That of the chart, so that the list loads no machine. */
  readonly version: string;
  /** The purpose of the machine, in one sentence. */
  readonly sentence: string;
  readonly load: () => Promise<MachineParts>;
}
