import { createContext, useContext } from 'react';
import type { FocusStore } from './focus-store';

/** The context of the parts within FullCalendar's cells. */
export interface CalendarParts {
  readonly focus: FocusStore;
  readonly timeZone: string;
  readonly locale: string;
  readonly today: string;
  /** The total of a day's entries; undefined while unknown. */
  readonly totalOf: (day: string) => number | undefined;
  readonly onShowDay: (day: string) => void;
}

const PartsContext = createContext<CalendarParts | null>(null);
export const CalendarPartsProvider = PartsContext.Provider;

export function useCalendarParts(): CalendarParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('A part of the calendar stands outside of it.');
  return parts;
}
