import { useCalendarParts } from './calendar-context';
import { spokenDay } from './calendar-entry';
import { calendarWords } from './calendar.messages';
import * as styles from './CalendarChip.css';
import { entryKey, useTabIndex } from './focus-store';

interface CalendarMoreProps {
  day: string;
  count: number;
}

/** The entries of a day beyond the visible ones; the calendar answers its press. */
export function CalendarMore({ day, count }: CalendarMoreProps) {
  const { focus, locale } = useCalendarParts();
  const id = `more ${day}`;
  const tabIndex = useTabIndex(focus, entryKey(id));
  return (
    <button
      type="button"
      data-entry={id}
      data-of={day}
      tabIndex={tabIndex}
      aria-label={calendarWords.moreOf(count, spokenDay(day, locale))}
      className={styles.more}
    >
      {calendarWords.more(count)}
    </button>
  );
}
