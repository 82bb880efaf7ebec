import type { MouseEvent } from 'react';
import type { CalendarEntry } from './calendar-entry';

interface PressTargets<Item> {
  readonly find: (id: string | undefined) => CalendarEntry<Item> | undefined;
  readonly onOpen: (item: Item) => void;
  readonly onMenu: (item: Item, anchor: HTMLElement) => void;
  /** The card of an entry goes before its menu opens. */
  readonly onClosed: () => void;
}

/** What presses on entries do in the calendar. */
export function entryPresses<Item>({ find, onOpen, onMenu, onClosed }: PressTargets<Item>) {
  const entryAt = ({ target }: MouseEvent) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const entry = find(chip?.dataset['entry']);
    return chip && entry ? { chip, entry } : null;
  };
  return {
    onClick: (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const pressed = entryAt(event);
      if (!pressed || !isPlain) return;
      event.preventDefault();
      onOpen(pressed.entry.item);
    },
    onContextMenu: (event: MouseEvent) => {
      const pressed = entryAt(event);
      if (!pressed) return;
      event.preventDefault();
      onClosed();
      onMenu(pressed.entry.item, pressed.chip);
    },
  };
}
