import { useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { announce } from '../Announcer/announce';
import type { GanttPart, GanttSpan } from './gantt-scale';
import { isSameSpan, movedByMonths, movedSpan } from './gantt-scale';
import { spanInWords } from './span-in-words';

interface Movable extends GanttSpan {
  readonly id: string;
  readonly name: string;
}

/** A move that is not stored yet. */
interface Move {
  readonly id: string;
  readonly part: GanttPart;
  readonly span: GanttSpan;
  /** Where a pointer began, px; null for a move by keys. */
  readonly from: number | null;
}

const parts: Readonly<Record<string, GanttPart>> = { s: 'start', e: 'end', a: 'all' };
const partWords = { all: 'whole bar', start: 'start', end: 'end' } as const;
const week = 7;

interface MoveOptions {
  /** How many days the axis has. */
  days: number;
  onMove: (id: string, span: GanttSpan) => void;
}

/** Moving bars by keys and by dragging. Nothing is stored before it is dropped. */
export function useGanttMove({ days, onMove }: MoveOptions) {
  const [move, setMove] = useState<Move | null>(null);
  const isMoving = (item: Movable) => move?.id === item.id;
  const spanOf = (item: Movable): GanttSpan => (move && isMoving(item) ? move.span : item);

  function cancel(item: Movable) {
    setMove(null);
    announce(`${item.name} not moved, ${spanInWords(item)}`);
  }
  function drop(item: Movable) {
    if (!move) return;
    setMove(null);
    if (isSameSpan(move.span, item)) announce(`${item.name} not moved`);
    else onMove(item.id, move.span);
  }

  function moveTo(span: GanttSpan) {
    if (!move) return;
    setMove({ ...move, span });
    const isStuck = isSameSpan(span, move.span);
    announce(isStuck ? 'One day is the shortest time' : spanInWords(span));
  }

  function onKeyDown(event: KeyboardEvent, item: Movable) {
    if (!move || !isMoving(item)) return;
    const part = parts[event.key.toLowerCase()];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel(item);
    } else if (part && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      if (part === 'end' && item.end === null) announce('There is no end date');
      else {
        setMove({ ...move, part });
        announce(`Moving the ${partWords[part]}`);
      }
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const isLater = (event.key === 'ArrowRight') !== isRightToLeft;
      const step = (isLater ? 1 : -1) * (event.shiftKey ? week : 1);
      moveTo(movedSpan(move.span, move.part, step));
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      moveTo(movedByMonths(move.span, move.part, event.key === 'PageDown' ? 1 : -1));
    } else if (event.key.startsWith('Arrow')) event.preventDefault();
  }

  /** Enter, Space and screen readers; a press of the pointer ends a drag. */
  function onClick({ detail }: MouseEvent, item: Movable) {
    if (detail > 0) return;
    if (isMoving(item)) drop(item);
    else {
      setMove({ id: item.id, part: 'all', span: item, from: null });
      announce(
        `Moving ${item.name}. Arrow keys: by a day, with Shift by a week. Page Up and Page Down: by a month. S: the start alone. E: the end alone. A: both. Enter: done. Escape: cancel.`,
      );
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, item: Movable) {
    if (event.button !== 0 || !(event.target instanceof HTMLElement)) return;
    const part = event.target.dataset['part'] as GanttPart | undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    setMove({ id: item.id, part: part ?? 'all', span: item, from: event.clientX });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>, item: Movable) {
    if (!move || move.from === null || !isMoving(item)) return;
    const track = event.currentTarget.parentElement;
    if (!track) return;
    const isRightToLeft = getComputedStyle(track).direction === 'rtl';
    const moved = ((event.clientX - move.from) / track.clientWidth) * days;
    const span = movedSpan(item, move.part, Math.round(isRightToLeft ? -moved : moved));
    if (!isSameSpan(span, move.span)) setMove({ ...move, span });
  }
  function onPointerUp(item: Movable) {
    if (move === null || move.from === null) return;
    setMove(null);
    if (!isSameSpan(move.span, item)) onMove(item.id, move.span);
  }

  return {
    isMoving,
    spanOf,
    /** The handlers of a bar. */
    handlersOf: (item: Movable) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, item),
      onClick: (event: MouseEvent) => onClick(event, item),
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, item),
      onPointerMove: (event: PointerEvent<HTMLElement>) => onPointerMove(event, item),
      onPointerUp: () => onPointerUp(item),
      onPointerCancel: () => setMove(null),
      onBlur: () => {
        if (isMoving(item)) cancel(item);
      },
    }),
  };
}
