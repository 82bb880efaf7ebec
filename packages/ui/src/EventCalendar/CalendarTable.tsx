/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as a CSS grid loses the roles of its tags */
import { DateFormatter, parseDate } from '@internationalized/date';
import { memo } from 'react';
import { StatusMark } from '../StatusBadge/StatusMark';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useCalendarParts, useEntryMarks } from './calendar-context';
import type { DrawnDay } from './calendar-days';
import { CalendarChip, ChipPicture } from './CalendarChip';
import { CalendarDay } from './CalendarDay';
import { CalendarMore } from './CalendarMore';
import * as styles from './CalendarTable.css';
import type { DropTarget } from './use-drag';

interface CalendarTableProps {
  label: string;
  helpId: string;
  view: 'month' | 'week';
  weeks: readonly (readonly DrawnDay[])[];
  today: string;
  locale: string;
  /** On phones: the day whose entries are listed below; days have marks in place of entries. */
  chosen: string | undefined;
  /** Under a dragged entry. */
  over: DropTarget | null;
}

/** The days of a month or week as a grid. */
export function CalendarTable(props: CalendarTableProps) {
  const { label, helpId, view, weeks, today, locale, chosen, over } = props;
  const { canAdd } = useCalendarParts();
  const isPhone = chosen !== undefined;
  const name = (day: string, weekday: 'short' | 'long') =>
    new DateFormatter(locale, { weekday, timeZone: 'UTC' }).format(parseDate(day).toDate('UTC'));
  const look = (day: DrawnDay) => {
    if (day.day === today) return styles.cells.today;
    return day.isOther ? styles.cells.other : styles.cells.own;
  };
  return (
    <div
      role="grid"
      aria-label={label}
      aria-describedby={helpId}
      className={isPhone ? styles.small : styles.tables[view]}
    >
      <div role="row" className={styles.heads}>
        {weeks[0]?.map(({ day }) => (
          <div key={day} role="columnheader" className={styles.head}>
            <span aria-hidden>{name(day, 'short')}</span>
            <VisuallyHidden>{name(day, 'long')}</VisuallyHidden>
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.day} role="row" className={styles.week}>
          {week.map((drawn) => (
            <div
              key={drawn.day}
              role="gridcell"
              data-date={drawn.day}
              {...(isPhone ? { 'aria-selected': drawn.day === chosen } : {})}
              {...(over?.day === drawn.day
                ? { 'data-over': over.why === undefined ? 'open' : 'refused' }
                : {})}
              className={look(drawn)}
            >
              <CalendarDay day={drawn.day} total={drawn.total} />
              {canAdd && !isPhone && <span className={styles.plus} />}
              {isPhone ? <DayMarks {...drawn} /> : <DayEntries {...drawn} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The entries of a day from top to bottom. */
const DayEntries = memo(function DayEntries({ day, chips, more }: DrawnDay) {
  const markOf = useEntryMarks();
  if (chips.length + more === 0) return null;
  return (
    <ul className={styles.list}>
      {chips.map(({ isOrigin, ...chip }) =>
        isOrigin ? (
          <li key={chip.entry.id} aria-hidden>
            <ChipPicture {...chip} />
          </li>
        ) : (
          <li key={chip.entry.id}>
            <CalendarChip {...chip} {...markOf(chip.entry.id)} />
          </li>
        ),
      )}
      {more > 0 && (
        <li>
          <CalendarMore day={day} count={more} />
        </li>
      )}
    </ul>
  );
});

const mostMarks = 3;

/** The statuses of a day's first entries, which its name counts. */
function DayMarks({ chips }: DrawnDay) {
  return (
    <span aria-hidden className={styles.marks}>
      {chips
        .filter(({ isOrigin }) => !isOrigin)
        .slice(0, mostMarks)
        .map(({ entry }) => (
          <StatusMark key={entry.id} status={entry.status} className={styles.smallMark} />
        ))}
    </span>
  );
}
