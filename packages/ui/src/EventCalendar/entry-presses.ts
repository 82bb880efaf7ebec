import type { MouseEvent } from 'react';
import type { CalendarEntry, MenuPoint } from './calendar-entry';

interface PressTargets<Item> {
  readonly find: (id: string | undefined) => CalendarEntry<Item> | undefined;
  readonly onOpen: (item: Item) => void;
  readonly onMenu: (item: Item, anchor: HTMLElement, at?: MenuPoint) => void;
  /** The number of a day or its "more" was pressed. */
  readonly onDay: (day: string) => void;
  readonly onGround: (day: string) => void;
  /** The card of an entry goes before its menu opens. */
  readonly onClosed: () => void;
}

/** The day whose empty ground was pressed. */
function groundAt({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || target.closest('button, a')) return undefined;
  return target.closest<HTMLElement>('[data-date]')?.dataset['date'];
}

/** The day whose number or "more" was pressed. */
function dayAt({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>('button[data-day], button[data-of]');
  return button?.dataset['day'] ?? button?.dataset['of'];
}

/** The effects of presses on entries, on the number and "more" of a day, and on its empty part. */
export function entryPresses<Item>({
  find,
  onOpen,
  onMenu,
  onDay,
  onGround,
  onClosed,
}: PressTargets<Item>) {
  const entryAt = ({ target }: MouseEvent) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const entry = find(chip?.dataset['entry']);
    return chip && entry ? { chip, entry } : null;
  };
  return {
    onClick: (event: MouseEvent) => {
      const shown = dayAt(event);
      if (shown !== undefined) {
        onDay(shown);
        return;
      }
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!isPlain) return;
      const pressed = entryAt(event);
      const day = groundAt(event);
      if (pressed) {
        event.preventDefault();
        onOpen(pressed.entry.item);
      } else if (day !== undefined) onGround(day);
    },
    onContextMenu: (event: MouseEvent) => {
      const pressed = entryAt(event);
      if (!pressed) return;
      event.preventDefault();
      onClosed();
      const { button, clientX: x, clientY: y } = event;
      // The menu key has no place of its own: its menu opens at the entry.
      onMenu(pressed.entry.item, pressed.chip, button === 2 ? { x, y } : undefined);
    },
  };
}
