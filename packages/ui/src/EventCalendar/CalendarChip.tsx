import { StatusMark } from '../StatusBadge/StatusMark';
import { useCalendarParts } from './calendar-context';
import { shownTime, spokenDay, dayOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import * as styles from './CalendarChip.css';
import { entryKey, useTabIndex } from './focus-store';

interface CalendarChipProps {
  entry: CalendarEntry;
  /** The shown position, which differs from the entry's own during a move. */
  at: string | null;
  isLifted?: boolean;
  onFocus?: () => void;
}

/** An entry in the calendar or in the tray: a link that can be lifted. */
export function CalendarChip({ entry, at, isLifted = false, onFocus }: CalendarChipProps) {
  const { focus, timeZone, locale } = useCalendarParts();
  const tabIndex = useTabIndex(focus, entryKey(entry.id));
  const time = at === null ? null : shownTime(at, timeZone, locale);
  const name = [
    time === null ? entry.title : `${time} ${entry.title}`,
    entry.detail,
    at === null ? 'no date' : spokenDay(dayOf(at, timeZone), locale),
    ...(isLifted ? ['being moved'] : []),
  ].join(', ');
  return (
    <a
      href={entry.href}
      data-entry={entry.id}
      data-of={at === null ? '' : dayOf(at, timeZone)}
      data-lifted={isLifted || undefined}
      draggable={false}
      tabIndex={tabIndex}
      aria-label={name}
      onFocus={onFocus}
      className={`${styles.chip} ${styles.chips[entry.status]}`}
    >
      <span className={styles.chipLead}>
        <StatusMark status={entry.status} />
        {time !== null && <span className={styles.chipTime}>{time}</span>}
      </span>{' '}
      <span title={entry.title} className={styles.chipTitle}>
        {entry.title}
      </span>
    </a>
  );
}
