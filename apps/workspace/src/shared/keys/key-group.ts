import type { KeyEntry } from '@brandroom/ui/KeyList';

/** A group of related shortcuts, such as those of an item or a list. */
export interface KeyGroup {
  readonly title: string;
  readonly items: readonly KeyEntry[];
}
