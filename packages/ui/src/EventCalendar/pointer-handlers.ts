import type { DropInfo, EventDropInfo } from '@fullcalendar/react';
import { parseDateTime } from '@internationalized/date';
import type { MouseEvent } from 'react';
import { momentOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import { wallOfMarker } from './calendar-events';
import { morning } from './lift';

interface PointerTargets<Item> {
  readonly find: (id: string | undefined) => CalendarEntry<Item> | undefined;
  readonly timeZone: string;
  readonly refuses: (item: Item, at: string) => string | undefined;
  readonly onMove: (item: Item, at: string) => void;
  readonly onRefuse: (item: Item, why: string) => void;
  readonly onOpen: (item: Item) => void;
  readonly onMenu: (item: Item, anchor: HTMLElement) => void;
}

/** What presses and drags do in the calendar. */
export function pointerHandlers<Item>(targets: PointerTargets<Item>) {
  const { find, timeZone } = targets;

  function move(entry: CalendarEntry<Item> | undefined, wall: string) {
    if (!entry) return;
    const at = momentOf(entry, parseDateTime(wall), timeZone);
    const refusal = targets.refuses(entry.item, at);
    if (refusal === undefined) targets.onMove(entry.item, at);
    else targets.onRefuse(entry.item, refusal);
  }
  const entryAt = ({ target }: MouseEvent) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const entry = find(chip?.dataset['entry']);
    return chip && entry ? { chip, entry } : null;
  };

  return {
    onDrop: ({ event, revert }: EventDropInfo) => {
      // Where it is shown is the caller's word, which follows at once.
      revert();
      if (event.start) move(find(event.id), wallOfMarker(event.start));
    },
    onDropFromTray: ({ draggedEl, date, allDay }: DropInfo) => {
      const wall = wallOfMarker(date);
      move(find(draggedEl.dataset['tray']), allDay ? wall.slice(0, 10) + morning : wall);
    },
    onClick: (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const pressed = entryAt(event);
      if (!pressed || !isPlain) return;
      event.preventDefault();
      targets.onOpen(pressed.entry.item);
    },
    onContextMenu: (event: MouseEvent) => {
      const pressed = entryAt(event);
      if (!pressed) return;
      event.preventDefault();
      targets.onMenu(pressed.entry.item, pressed.chip);
    },
  };
}
