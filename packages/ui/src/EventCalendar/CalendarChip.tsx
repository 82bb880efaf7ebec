import { memo } from 'react';
import { classNames } from '../element-props';
import { Icon } from '../Icon/Icon';
import { StatusMark } from '../StatusBadge/StatusMark';
import { useCalendarParts } from './calendar-context';
import type { EntryMark } from './calendar-context';
import type { ChipLook, DrawnChip } from './calendar-days';
import { shownTime, spokenDay } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import { chipClass } from './chip-class';
import * as styles from './CalendarChip.css';
import { entryKey, useTabIndex } from './focus-store';

interface CalendarChipProps extends EntryMark {
  entry: CalendarEntry;
  /** The shown position, which differs from the entry's own during a move. */
  at: string | null;
  /** Of `at`, as `2025-06-10`; not in the tray. */
  day?: string;
  look: ChipLook | 'row';
  isLifted?: boolean;
  onFocus?: () => void;
}

/** An entry in the calendar or in the tray: a link that can be lifted. */
export const CalendarChip = memo(function CalendarChip(props: CalendarChipProps) {
  const { entry, at, day, look, isLifted = false, onFocus } = props;
  const { focus, timeZone, locale } = useCalendarParts();
  const tabIndex = useTabIndex(focus, entryKey(entry.id));
  const time = at === null ? null : shownTime(at, timeZone, locale);
  const name = [
    time === null ? entry.title : `${time} ${entry.title}`,
    entry.detail,
    ...(at === null ? ['no date'] : []),
    // When it is not being moved, its cell names the date.
    ...(isLifted && day !== undefined ? [spokenDay(day, locale)] : []),
    ...(isLifted ? ['being moved'] : []),
  ].join(', ');
  return (
    <a
      href={entry.href}
      data-entry={entry.id}
      // Its card, shown on hover and focus, has the whole title.
      data-has-card
      data-of={day ?? ''}
      data-lifted={isLifted || undefined}
      data-dragged={props.isDragged || undefined}
      draggable={false}
      tabIndex={tabIndex}
      aria-label={name}
      aria-current={props.isOpen || undefined}
      aria-describedby={props.describedBy}
      onFocus={onFocus}
      className={chipClass(entry, look)}
    >
      <ChipContent entry={entry} time={time} look={look} />
    </a>
  );
});

/** An entry where it comes from, while it is moved by keyboard. */
export function ChipPicture({ entry, at, look }: Omit<DrawnChip, 'isLifted' | 'isOrigin'>) {
  const { timeZone, locale } = useCalendarParts();
  return (
    <span className={classNames(chipClass(entry, look), styles.origin)}>
      <ChipContent entry={entry} time={shownTime(at, timeZone, locale)} look={look} />
    </span>
  );
}

interface ChipContentProps {
  entry: CalendarEntry;
  time: string | null;
  look: ChipLook | 'row';
}

/** The visible part of an entry. */
export function ChipContent({ entry, time, look }: ChipContentProps) {
  const { icon, status, title, picture, isMarkedByIcon = false } = entry;
  const mark =
    icon && isMarkedByIcon ? (
      <Icon of={icon} size="small" className={styles.mark} />
    ) : (
      <StatusMark status={status} className={styles.mark} />
    );
  const shownAt = time !== null && (
    <>
      <span className={styles.time}>{time}</span>{' '}
    </>
  );
  if (look === 'card')
    return (
      <>
        <span className={styles.lead}>
          {icon && !isMarkedByIcon && <Icon of={icon} size="small" className={styles.mark} />}
          {mark} {shownAt}
        </span>
        <span className={styles.body}>
          <span dir="auto" className={styles.cardTitle}>
            {title}
          </span>
          {picture !== undefined && <span className={styles.picture}>{picture}</span>}
        </span>
      </>
    );
  if (look === 'line')
    return (
      <>
        {mark} {title}
      </>
    );
  return (
    <span className={look === 'lines' ? styles.flow : styles.single}>
      {mark} {shownAt}
      <bdi>{title}</bdi>
    </span>
  );
}
