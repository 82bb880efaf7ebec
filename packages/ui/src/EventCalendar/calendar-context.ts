import { createContext, useContext } from 'react';
import type { FocusStore } from './focus-store';

/** The context of the parts within the grid and the tray. */
export interface CalendarParts {
  readonly focus: FocusStore;
  readonly timeZone: string;
  readonly locale: string;
  readonly today: string;
  /** The total of a day's entries; undefined while unknown. */
  readonly totalOf: (day: string) => number | undefined;
  readonly onShowDay: (day: string) => void;
  /** A day under the pointer shows a plus. */
  readonly canAdd: boolean;
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

export function useCalendarParts(): CalendarParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('A part of the calendar was rendered outside it.');
  return parts;
}
