import { parseDate } from '@internationalized/date';
import { useCalendarParts } from './calendar-context';
import { spokenDay } from './calendar-entry';
import * as styles from './CalendarDay.css';
import { dayKey, useTabIndex } from './focus-store';

const plural = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** The number of a day, and the way into it. */
export function CalendarDay({ day }: { day: string }) {
  const { focus, locale, today, totalOf, onShowDay } = useCalendarParts();
  const tabIndex = useTabIndex(focus, dayKey(day));
  const total = totalOf(day);
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
      onClick={() => onShowDay(day)}
    >
      <span className={styles.dayNumber}>{parseDate(day).day}</span>
    </button>
  );
}
