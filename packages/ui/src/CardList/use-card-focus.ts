import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { findByStart, moveCard } from './card-moves';
import { restOtherCards } from './resting-stops';

/** Between two letters of one word, ms. */
const pause = 1000;

interface CardFocusOptions {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** The initial tab stop, before any card had focus; the first card by default. */
  readonly openId: string | undefined;
}

/**
 * One tab stop for a list of cards. The current card is the one that had focus last, at first the first one; when it
 * is removed, the one that takes its place.
 */
export function useCardFocus({ ids, names, openId }: CardFocusOptions) {
  const { direction } = useLocale();
  // In a ref, because a state would render every card twice.
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ id: string; index: number }>();
  const hasFocus = useRef(false);
  /** A card that is not in the document yet, in a long list. */
  const awaited = useRef<string>(undefined);
  const letters = useLetters();

  const found = wanted ? ids.indexOf(wanted.id) : Math.max(0, ids.indexOf(openId ?? ''));
  const index = found >= 0 ? found : Math.min(wanted?.index ?? 0, ids.length - 1);
  const current = ids[index];
  const isReplaced = found < 0;

  const goTo = (next: number) => {
    const id = ids[next];
    if (id === undefined) return;
    setWanted({ id, index: next });
    const card = list.current && cardOf(list.current, id);
    if (card) card.focus();
    else awaited.current = id;
  };

  useLayoutEffect(() => {
    const cards = list.current;
    if (!cards) return undefined;
    const settle = () => restOtherCards(cards, current);
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(cards, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [current]);

  useLayoutEffect(() => {
    if (isReplaced && hasFocus.current && list.current && current !== undefined) {
      cardOf(list.current, current)?.focus();
    }
  }, [isReplaced, current]);

  return {
    list,
    index,
    current,
    /** For each card when it comes into the document: takes the focus that waited for it. */
    onMount: (id: string, card: HTMLElement | null) => {
      if (!card || awaited.current !== id) return;
      awaited.current = undefined;
      card.focus();
    },
    onFocusIn: (id: string) => {
      hasFocus.current = true;
      setWanted({ id, index: ids.indexOf(id) });
    },
    onFocusOut: () => {
      hasFocus.current = false;
    },
    /** Goes where the key leads; nothing happens by a key that does not move. */
    onMoveKey: (event: KeyboardEvent) => {
      const columns = list.current ? columnsOf(list.current) : 1;
      const place = { index, count: ids.length, columns, isRightToLeft: direction === 'rtl' };
      const isLetter = event.key.length === 1 && event.key !== ' ';
      const next = isLetter
        ? findByStart(names, index, letters(event.key))
        : moveCard(event.key, place);
      if (next === undefined) return;
      event.preventDefault();
      goTo(next);
    },
  };
}

function cardOf(list: HTMLElement, id: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
}

/** The number of cards in a row. */
function columnsOf(list: HTMLElement): number {
  const row = list.querySelector('[data-cards]');
  return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 1;
}

/** The letters that were typed without a pause. */
function useLetters() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (letter: string): string => {
    typed.current += letter;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, pause);
    return typed.current;
  };
}
