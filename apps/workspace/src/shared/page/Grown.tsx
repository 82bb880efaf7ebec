import { LoadMore } from '@brandroom/ui/LoadMore';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useState } from 'react';

import { actionsId, wantedEvent } from './focus-actions';

/** More than a screen of tiles. */
const firstCount = 48;
/** The next tiles are drawn before the end of the list comes into view. */
const ahead = '800px';
/** How many were drawn at each place of the browser's history, for the way back. */
const drawnAt = new Map<string, number>();

interface GrownProps<Item> {
  items: readonly Item[];
  /** The name of the items, in the plural: «colors». */
  things: string;
  children: (drawn: readonly Item[]) => ReactNode;
}

/**
 * A long list that is drawn in steps: the next tiles follow when the end comes near or when asked for. What an address or
 * a change leads to is drawn at once.
 */
export function Grown<Item extends { readonly id: string }>({
  items,
  things,
  children,
}: GrownProps<Item>) {
  const { hash, state } = useLocation();
  const place = `${state.__TSR_key ?? ''} ${things}`;
  const [count, setCount] = useState(() => drawnAt.get(place) ?? firstCount);
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
    drawnAt.set(place, drawn + firstCount);
    setCount(drawn + firstCount);
  }, [place, drawn]);
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(grow);
        },
        { rootMargin: ahead },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [grow],
  );
  return (
    <>
      {children(drawn === items.length ? items : items.slice(0, drawn))}
      {items.length > firstCount && (
        <div ref={drawn < items.length ? end : null}>
          <LoadMore
            shown={drawn}
            total={items.length}
            things={things}
            step={firstCount}
            onLoadMore={grow}
          />
        </div>
      )}
    </>
  );
}
