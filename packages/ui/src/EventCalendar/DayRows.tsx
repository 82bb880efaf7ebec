import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { useCalendarParts, useEntryMarks } from './calendar-context';
import type { DrawnDay } from './calendar-days';
import { spokenDay } from './calendar-entry';
import { calendarWords } from './calendar.messages';
import { CalendarChip } from './CalendarChip';
import { CalendarMore } from './CalendarMore';
import * as styles from './CalendarTray.css';

interface DayRowsProps {
  drawn: DrawnDay;
  onOpenDay: (day: string) => void;
}

/** On phones: the entries of the chosen day, below the grid. */
export function DayRows({ drawn: { day, chips, more }, onOpenDay }: DayRowsProps) {
  const { locale } = useCalendarParts();
  const markOf = useEntryMarks();
  return (
    <div className={styles.rows}>
      <div className={styles.head}>
        <Heading level={3}>{spokenDay(day, locale)}</Heading>
        <Button size="small" variant="quiet" onPress={() => onOpenDay(day)}>
          {calendarWords.openDay}
        </Button>
      </div>
      {chips.length + more === 0 ? (
        <Text size="caption" tone="muted">
          {calendarWords.empty}
        </Text>
      ) : (
        <ul className={styles.trayList}>
          {chips.map((chip) => (
            <li key={chip.entry.id}>
              <CalendarChip {...chip} {...markOf(chip.entry.id)} look="row" />
            </li>
          ))}
          {more > 0 && (
            <li>
              <CalendarMore day={day} count={more} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
