import { LoadMore } from '@brandroom/ui/LoadMore';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';

import { actionsId, wantedEvent } from './focus-actions';

/** The number of items per step: more than a screen shows. */
const step = 24;
/** The number of rendered items at each history entry, for going back. */
const drawnAt = new Map<string, number>();

interface LongListProps<Item> {
  items: readonly Item[];
  /** The name of the items in the plural: «colors». */
  things: string;
  children: (drawn: readonly Item[]) => ReactNode;
}

/**
 * A long list that renders in steps: more items follow near the end or on request. The target of an
 * address or a change renders at once.
 */
export function LongList<Item extends { readonly id: string }>({
  items,
  things,
  children,
}: LongListProps<Item>) {
  const { hash, state } = useLocation();
  const place = `${state.__TSR_key ?? ''} ${things}`;
  const [count, setCount] = useState(() => drawnAt.get(place) ?? step);
  const [wanted, setWanted] = useState<unknown>();
  useEffect(() => {
    const want = (event: Event) => event instanceof CustomEvent && setWanted(event.detail);
    addEventListener(wantedEvent, want);
    return () => removeEventListener(wantedEvent, want);
  }, []);
  const upTo =
    1 + items.findIndex(({ id }) => id === wanted || (hash && actionsId({ id }) === hash));
  const drawn = Math.min(items.length, Math.max(count, upTo));
  const grow = useCallback(() => {
    drawnAt.set(place, drawn + step);
    setCount(drawn + step);
  }, [place, drawn]);
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(grow);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [grow],
  );
  // Another page changes the location before it is shown, and must not render this one's items.
  const list = useMemo(
    () => children(drawn === items.length ? items : items.slice(0, drawn)),
    [children, items, drawn],
  );
  return (
    <>
      {list}
      {items.length > step && (
        <div ref={drawn < items.length ? end : null}>
          <LoadMore
            shown={drawn}
            total={items.length}
            things={things}
            step={step}
            onLoadMore={grow}
          />
        </div>
      )}
    </>
  );
}
