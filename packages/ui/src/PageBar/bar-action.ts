import type { MenuAction } from '../Menu/menu-section';

/** Something that can be done on a page, as a button of its bar or a line of its menu. */
export interface BarAction extends MenuAction {
  /** Its accessible name, where the label alone would not name the object: «Delete Summer teaser». */
  readonly name?: string;
  /** The primary action: blue, at the end. At most one on a page. */
  readonly isPrimary?: boolean;
  /** The id of the form that it sends. */
  readonly form?: string;
  readonly isPending?: boolean;
  /** The label while it is pending: «Saving…». */
  readonly pendingLabel?: string;
}
