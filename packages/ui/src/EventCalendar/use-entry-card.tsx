import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import type { CalendarEntry } from './calendar-entry';
import { EntryCard } from './EntryCard';

/** How long a pointer or the focus rests on an entry, and how long its card outlasts the pointer, in ms. */
const opensAfter = 300;
const outlasts = 150;

interface CardContext<Item> {
  readonly find: (id: string | undefined) => CalendarEntry<Item> | undefined;
  readonly factsOf: (item: Item) => readonly string[];
  readonly timeZone: string;
  readonly locale: string;
  /** While something is moved there is no card. */
  readonly isOff: boolean;
}

const chipOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-entry]') : null;

/**
 * The card of an entry: opens at a resting pointer or focus, stays under the pointer, and Escape closes it
 * (WCAG 1.4.13).
 */
export function useEntryCard<Item>(context: CardContext<Item>) {
  const { find, factsOf, timeZone, locale, isOff } = context;
  const [chip, setChip] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cardId = useId();
  const later = (next: HTMLElement | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChip(next), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setChip(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const entry = isOff || !chip?.isConnected ? undefined : find(chip.dataset['entry']);

  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const next = chipOf(target);
      if (next && pointerType !== 'touch') later(next, opensAfter);
    },
    onPointerOut: ({ target, pointerType }: PointerEvent) => {
      if (chipOf(target) && pointerType !== 'touch') later(null, outlasts);
    },
    onFocus: ({ target }: FocusEvent) => {
      const next = chipOf(target);
      if (next?.matches(':focus-visible') === true) later(next, opensAfter);
    },
    onBlur: close,
  };
  const card = entry && chip && (
    <EntryCard
      key={entry.id}
      entry={entry}
      facts={factsOf(entry.item)}
      anchor={chip}
      excerptId={cardId}
      timeZone={timeZone}
      locale={locale}
      onHover={(isOver) => {
        if (isOver) clearTimeout(timer.current);
        else later(null, outlasts);
      }}
      onClose={close}
    />
  );
  return {
    handlers,
    card,
    cardId,
    describedId: entry?.excerpt === undefined ? undefined : entry.id,
    close,
  };
}
