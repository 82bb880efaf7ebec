import type { SharedMenuProps } from '@brandroom/ui/SharedMenu';
import { lazyDialog, usePreload } from '@brandroom/ui/lazy-part';
import type { Ref } from 'react';
import { useCallback, useImperativeHandle, useRef, useState } from 'react';

const Menu = lazyDialog(async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu);
const preloaded = [Menu];

type OpenMenu<Row> = (row: Row, anchor: Element) => void;

interface RowMenuProps<Row> {
  ref: Ref<OpenMenu<Row>>;
  /** Returns the content for a row, or null if it has none. */
  contentOf: (row: Row) => Pick<SharedMenuProps, 'label' | 'sections'> | null;
}

/** The menu that all rows of a list share. Its state is here, so that opening it draws no row again. */
function OneMenu<Row>({ ref, contentOf }: RowMenuProps<Row>) {
  // The last row is kept, so that the menu closes where it opened.
  const [at, setAt] = useState<{ row: Row; anchor: Element } | null>(null);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(
    ref,
    () => (row: Row, anchor: Element) => {
      setAt({ row, anchor });
      setOpen(true);
    },
    [],
  );
  const content = at && contentOf(at.row);
  if (isOpen && !content) setOpen(false);
  return (
    content && (
      <Menu {...content} isOpen={isOpen} onClose={() => setOpen(false)} anchor={at.anchor} />
    )
  );
}
export const RowMenu = Object.assign(OneMenu, { load: Menu.load });

/** Returns how to open a `RowMenu`, whose code it preloads, and its props. */
export function useRowMenu<Row>() {
  const menu = useRef<OpenMenu<Row>>(null);
  usePreload(preloaded);
  const open = useCallback<OpenMenu<Row>>((row, anchor) => menu.current?.(row, anchor), []);
  return {
    open,
    menuOf: (contentOf: RowMenuProps<Row>['contentOf']): RowMenuProps<Row> => ({
      ref: menu,
      contentOf,
    }),
  };
}
