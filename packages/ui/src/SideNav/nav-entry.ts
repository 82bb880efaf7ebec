import type { IconType } from '../Icon/Icon';

/** One place in the product. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconType;
  /** The person is here, or below here. */
  readonly isCurrent: boolean;
}

/** Places that belong together, under a label that opens and closes. */
export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

export type NavEntry = NavLink | NavGroup;
