import { createContext, useContext } from 'react';
import type { FocusStore } from './focus-store';

/** What the parts within FullCalendar's cells need to know. */
export interface CalendarParts {
  readonly focus: FocusStore;
  readonly timeZone: string;
  readonly locale: string;
  readonly today: string;
  /** How many entries a day has in all; undefined where it is not known yet. */
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
