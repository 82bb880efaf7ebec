import { parseDate } from '@internationalized/date';
import { memo } from 'react';
import { useCalendarParts } from './calendar-context';
import { spokenDay } from './calendar-entry';
import * as styles from './CalendarDay.css';
import { dayKey, useTabIndex } from './focus-store';

const plural = (count: number) => (count === 1 ? '1 item' : `${count} items`);

interface CalendarDayProps {
  day: string;
  /** Of its entries; undefined while unknown. */
  total: number | undefined;
}

/** The number of a day, and the way into it; the calendar answers its press. */
export const CalendarDay = memo(function CalendarDay({ day, total }: CalendarDayProps) {
  const { focus, locale, today } = useCalendarParts();
  const tabIndex = useTabIndex(focus, dayKey(day));
  const facts = [
    spokenDay(day, locale),
    ...(day === today ? ['today'] : []),
    ...(total === undefined ? [] : [total === 0 ? 'nothing' : plural(total)]),
  ];
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      aria-label={facts.join(', ')}
      {...(day === today ? { 'aria-current': 'date' } : {})}
      className={styles.dayButton}
    >
      <span className={styles.dayNumber}>{parseDate(day).day}</span>
    </button>
  );
});
