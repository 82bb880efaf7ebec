import { useId, useLayoutEffect, useRef } from 'react';
import type { MenuActionSection } from '../Menu/menu-section';
import { usePage } from '../Page/page-context';

export interface PageMoreProps {
  /** As `more` of the PageBar. */
  sections: readonly MenuActionSection[];
}

/** Adds items of the content to the page bar's menu while it is mounted. */
export function PageMore({ sections }: PageMoreProps) {
  const id = useId();
  const page = usePage();
  const setMore = page?.setMore;
  const latest = useRef(sections);
  // Before the items are set below.
  useLayoutEffect(() => {
    latest.current = sections;
  });
  // Only the visible part: another function behind the same line changes nothing in the bar.
  const seen = JSON.stringify(sections);
  useLayoutEffect(() => {
    const act = (section: string, item: string) => {
      const found = latest.current.find((each) => each.id === section);
      found?.items.find((each) => each.id === item)?.onAction?.();
    };
    setMore?.(
      id,
      latest.current.map((section) => ({
        ...section,
        // The menu needs unique ids, and parts of the content do not know each other's.
        id: `${id}${section.id}`,
        items: section.items.map((item) => ({
          ...item,
          id: `${id}${section.id} ${item.id}`,
          ...(item.onAction ? { onAction: () => act(section.id, item.id) } : {}),
        })),
      })),
    );
  }, [id, setMore, seen]);
  // Apart, so that changed items keep their place among those of other parts.
  useLayoutEffect(() => () => setMore?.(id, null), [id, setMore]);
  return null;
}
