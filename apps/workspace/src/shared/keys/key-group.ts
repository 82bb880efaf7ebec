import type { KeyEntry } from '@brandroom/ui/KeyList';

/** Keys that belong together: those of an item, of a list. */
export interface KeyGroup {
  readonly title: string;
  readonly items: readonly KeyEntry[];
}
