import type { IconType } from '../Icon/Icon';

/** One line of a menu: an action, or a link when it has `href`. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** Facts, or why it is disabled. */
  readonly description?: string;
  readonly icon?: IconType;
  /** The key that does the same without the menu: «M». */
  readonly shortcut?: string;
  readonly onAction?: () => void;
  readonly href?: string;
  /** Saves the address's answer under this name instead of going there. */
  readonly download?: string;
  /** A link to the current page. */
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
}

/** Lines that do something. */
export interface MenuActionSection {
  readonly id: string;
  readonly title?: string;
  readonly items: readonly MenuAction[];
}

/** Lines of which exactly one holds (`menuitemradio`). */
export interface MenuChoiceSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly MenuAction[];
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
}

export type MenuSectionContent = MenuActionSection | MenuChoiceSection;
