import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { MenuActionSection } from '../Menu/menu-section';
import { usePage } from '../Page/page-context';
import type { BarAction } from './bar-action';
import { BarActions } from './BarActions';

export interface PageActionsProps {
  /** As those of the PageBar. */
  actions?: readonly BarAction[];
  /** As those of the PageBar. */
  more?: readonly MenuActionSection[];
}

/** Actions of the page bar that only the content knows, as a form's: drawn there, wherever this stands. */
export function PageActions({ actions = [], more = [] }: PageActionsProps) {
  const page = usePage();
  const refit = page?.refit;
  const shown = actions.map(({ id, label }) => `${id} ${label}`).join();
  useLayoutEffect(() => refit?.(), [refit, shown]);
  return page?.actions
    ? createPortal(<BarActions actions={actions} more={more} />, page.actions)
    : null;
}
