import type { SharedMenuProps } from '@brandroom/ui/SharedMenu';
import { useCallback, useState } from 'react';

import { lazyDialog, usePreload } from '@brandroom/ui/lazy-part';

/** The menu that all rows of a list share, loaded on demand. */
export const RowMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
const preloaded = [RowMenu];

/** The state of a `RowMenu`, whose code it preloads. */
export function useRowMenu<Row>() {
  // The last row is kept, so that the menu closes where it opened.
  const [at, setAt] = useState<{ row: Row; anchor: Element } | null>(null);
  const [isOpen, setOpen] = useState(false);
  usePreload(preloaded);
  // It never changes, so that only the row whose menu opens is drawn again.
  const open = useCallback((row: Row, anchor: Element) => {
    setAt({ row, anchor });
    setOpen(true);
  }, []);
  return {
    open,
    /** The row whose menu is open. */
    openFor: isOpen && at ? at.row : null,
    /** The row whose menu opened last, and its button. */
    at,
    /** Returns the props of the menu, or null before it first opens. */
    menuOf: (contentOf: (row: Row) => Pick<SharedMenuProps, 'label' | 'sections'>) =>
      at && { ...contentOf(at.row), isOpen, onClose: () => setOpen(false), anchor: at.anchor },
  };
}
