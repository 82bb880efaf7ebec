import { parseDate } from '@internationalized/date';
import { useCalendarParts } from './calendar-context';
import { spokenDay } from './calendar-entry';
import * as styles from './EventCalendar.css';
import { dayKey, useTabIndex } from './focus-store';

interface CalendarDayProps {
  day: string;
  /** In a column's head of the week. */
  weekday?: string;
}

const plural = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** The number of a day, and the way into it. */
export function CalendarDay({ day, weekday }: CalendarDayProps) {
  const { focus, locale, today, totalOf, onShowDay } = useCalendarParts();
  const tabIndex = useTabIndex(focus, dayKey(day));
  const total = totalOf(day);
  const facts = [
    spokenDay(day, locale),
    ...(day === today ? ['today'] : []),
    ...(total === undefined ? [] : [total === 0 ? 'nothing' : plural(total)]),
  ];
  const number = (
    <button
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      aria-label={facts.join(', ')}
      {...(day === today ? { 'aria-current': 'date' } : {})}
      className={styles.dayButton}
      onClick={() => onShowDay(day)}
    >
      {parseDate(day).day}
    </button>
  );
  if (weekday === undefined) return number;
  return (
    <span className={styles.dayHead}>
      {weekday}
      {number}
    </span>
  );
}
