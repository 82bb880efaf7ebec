import type { MenuAction } from '../Menu/menu-section';

/** A group of results. */
export interface PaletteSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** Results of an earlier query that are shown until the new ones are here: Enter waits for those. */
  readonly isStale?: boolean;
}

/** A result: does something, or is a link that leads out of the app. */
export type PaletteItem = Pick<
  MenuAction,
  'id' | 'label' | 'description' | 'icon' | 'shortcut' | 'href' | 'onAction'
>;
