import { parseDate, parseDateTime } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { momentOf, wallOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import { DragGhost, ghostWidth, placeGhost } from './DragGhost';
import { morning } from './lift';
import { settle } from './settle';

/** How far a mouse moves, in px, before a press is a drag. */
const slack = 5;
/** How long a finger rests before it drags, and how long a drag rests on a turn button, in ms. */
const fingerRests = 400;
const turnRests = 600;

/** The drop target under a dragged entry: a day, or the tray. */
export interface DropTarget {
  readonly day: string | null;
  /** Why it may not be dropped there. */
  readonly why: string | undefined;
}

interface DragTargets<Item> {
  readonly root: () => HTMLElement | null;
  readonly timeZone: string;
  readonly locale: string;
  readonly view: 'month' | 'week';
  readonly day: string;
  readonly find: (id: string | undefined) => CalendarEntry<Item> | undefined;
  readonly refuses: (item: Item, at: string | null) => string | undefined;
  readonly onMove: (item: Item, at: string | null) => void;
  readonly onRefuse: (item: Item, why: string) => void;
  readonly onDayChange: (day: string) => void;
}

interface Drag<Item> {
  readonly entry: CalendarEntry<Item>;
  readonly width: number;
  /** Where the pointer holds it. */
  readonly grip: { readonly x: number; readonly y: number };
  readonly over: DropTarget | null;
}

/** Moves entries by pointer between days, into the tray and out of it; a rest on a turn button turns the period. */
export function useDrag<Item>(targets: DragTargets<Item>) {
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const latest = useRef(targets);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const position = useRef({ x: 0, y: 0 });
  useEffect(() => {
    latest.current = targets;
  });
  useEffect(() => () => stop.current?.(), []);

  function momentAt(entry: CalendarEntry<Item>, day: string | null): string | null {
    if (day === null) return null;
    const { timeZone } = latest.current;
    const clock = entry.at === null ? morning : wallOf(entry.at, timeZone).toString().slice(10);
    return momentOf(entry, parseDateTime(day + clock), timeZone);
  }
  function targetAt(entry: CalendarEntry<Item>, { x, y }: { x: number; y: number }) {
    // A toast may cover the drop target.
    const element = document
      .elementsFromPoint(x, y)
      .find((each) => latest.current.root()?.contains(each));
    if (!element) return null;
    const day = element.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null;
    const isTray = element.closest('[data-tray]') !== null;
    if (day === null && (!isTray || entry.at === null)) return null;
    const at = momentAt(entry, day);
    const why = at === entry.at ? undefined : latest.current.refuses(entry.item, at);
    return { day, why, at };
  }

  function begin(entry: CalendarEntry<Item>, chip: HTMLElement, grip: Drag<Item>['grip']) {
    const stopped = new AbortController();
    const { signal } = stopped;
    let turning: { by: number; timer: ReturnType<typeof setTimeout> } | undefined;
    const end = () => {
      stopped.abort();
      clearTimeout(turning?.timer);
      stop.current = undefined;
      setDrag(null);
    };
    stop.current = end;
    const turn = (by: number) => {
      const { day, view, onDayChange } = latest.current;
      onDayChange(
        parseDate(day)
          .add(view === 'month' ? { months: by } : { weeks: by })
          .toString(),
      );
    };
    // Turns once for each rest, so that a long rest does not turn many months.
    const restsOn = (by: number | undefined) => {
      if (turning?.by === by) return;
      clearTimeout(turning?.timer);
      turning = by === undefined ? undefined : { by, timer: setTimeout(() => turn(by), turnRests) };
    };
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      position.current = { x, y };
      placeGhost(ghost.current, x - grip.x, y - grip.y);
      const button = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-turn]');
      restsOn(button ? Number(button.dataset['turn']) : undefined);
      const found = targetAt(entry, { x, y });
      setDrag((now) => {
        if (!now || (now.over?.day === found?.day && now.over?.why === found?.why)) return now;
        return { ...now, over: found && { day: found.day, why: found.why } };
      });
    };
    const drop = ({ clientX: x, clientY: y }: PointerEvent) => {
      const found = targetAt(entry, { x, y });
      const { root } = latest.current;
      const placed = `[data-entry="${CSS.escape(entry.id)}"]`;
      if (ghost.current && found?.why === undefined)
        settle(ghost.current, () => root()?.querySelector(placed));
      end();
      // The press of a drag opens nothing.
      const swallow = new AbortController();
      const once = { capture: true, once: true, signal: swallow.signal };
      document.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          event.stopPropagation();
        },
        once,
      );
      setTimeout(() => swallow.abort());
      if (!found || found.at === entry.at) return;
      const { onMove, onRefuse } = latest.current;
      if (found.why === undefined) onMove(entry.item, found.at);
      else onRefuse(entry.item, found.why);
    };
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
    document.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    document.addEventListener('touchmove', (event) => event.preventDefault(), {
      signal,
      passive: false,
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    document.addEventListener('keydown', onKey, { signal, capture: true });
    const width = ghostWidth(chip, latest.current.root());
    setDrag({ entry, width, grip: { ...grip, x: Math.min(grip.x, width) }, over: null });
  }

  function onPointerDown(event: ReactPointerEvent) {
    const { button, isPrimary, pointerType, clientX, clientY, target } = event;
    if (button !== 0 || !isPrimary || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const entry = latest.current.find(chip?.dataset['entry']);
    if (!chip || !entry || entry.fixed !== undefined) return;
    const box = chip.getBoundingClientRect();
    const grip = { x: clientX - box.left, y: clientY - box.top };
    position.current = { x: clientX, y: clientY };
    const waiting = new AbortController();
    const { signal } = waiting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const give = () => {
      waiting.abort();
      clearTimeout(timer);
      stop.current = undefined;
    };
    stop.current = give;
    const start = () => {
      give();
      begin(entry, chip, grip);
    };
    const isFinger = pointerType === 'touch';
    if (isFinger) timer = setTimeout(start, fingerRests);
    document.addEventListener(
      'pointermove',
      (move) => {
        position.current = { x: move.clientX, y: move.clientY };
        if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < slack) return;
        // A finger that moves at once scrolls.
        if (isFinger) give();
        else start();
      },
      { signal },
    );
    document.addEventListener('pointerup', give, { signal });
    document.addEventListener('pointercancel', give, { signal });
  }

  const layer = drag && (
    <DragGhost
      ref={(element) => {
        ghost.current = element;
        const { x, y } = position.current;
        placeGhost(element, x - drag.grip.x, y - drag.grip.y);
      }}
      entry={drag.entry}
      width={drag.width}
      timeZone={targets.timeZone}
      locale={targets.locale}
      why={drag.over?.why}
    />
  );
  return { onPointerDown, layer, draggedId: drag?.entry.id, over: drag?.over ?? null };
}
