import { createContext, useContext } from 'react';
import type { FocusStore } from './focus-store';

/** The context of the parts within the grid and the tray. It stays the same while a pointer moves over entries. */
export interface CalendarParts {
  readonly focus: FocusStore;
  readonly timeZone: string;
  readonly locale: string;
  readonly today: string;
  /** A day under the pointer shows a plus. */
  readonly canAdd: boolean;
}

/** The entries that look different from the others. */
export interface EntryMarks {
  /** The entry under the pointer's drag. */
  readonly draggedId: string | undefined;
  /** The entry that is open beside the calendar. */
  readonly openId: string | undefined;
  /** The entry whose card is open, and the id of the card's text. */
  readonly describedId: string | undefined;
  readonly cardId: string;
}

const PartsContext = createContext<CalendarParts | null>(null);
export const CalendarPartsProvider = PartsContext.Provider;
const MarksContext = createContext<EntryMarks | null>(null);
export const EntryMarksProvider = MarksContext.Provider;

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A part of the calendar was rendered outside it.');
  return value;
}

export const useCalendarParts = (): CalendarParts => present(useContext(PartsContext));

/** How an entry differs from the others. */
export interface EntryMark {
  readonly isDragged: boolean;
  readonly isOpen: boolean;
  readonly describedBy: string | undefined;
}

/** Returns the mark of an entry as plain values, so that only entries whose mark changes render again. */
export function useEntryMarks(): (id: string) => EntryMark {
  const { draggedId, openId, describedId, cardId } = present(useContext(MarksContext));
  return (id) => ({
    isDragged: id === draggedId,
    isOpen: id === openId,
    describedBy: id === describedId ? cardId : undefined,
  });
}
