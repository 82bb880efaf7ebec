import { formatDay, formatMonth } from '@brandroom/domain/format/date';
import type { GridView } from '@brandroom/domain/content/grid';
import { periodOf, turnedTo } from '@brandroom/domain/content/grid';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { TurnBar } from '@brandroom/ui/TurnBar';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.grid;

/** «June 2025», or the first and last day of a week. */
export function periodTitle(view: GridView, day: PlainDate): string {
  const { start, end } = periodOf(view, day);
  return view === 'month' ? formatMonth(start) : messages.week(formatDay(start), formatDay(end));
}

interface CalendarBarProps {
  view: GridView;
  day: PlainDate;
  today: PlainDate;
  onTurn: (day: PlainDate) => void;
}

/** Which month or week is shown, and the ways to others. */
export function CalendarBar({ view, day, today, onTurn }: CalendarBarProps) {
  return (
    <Inline gap={8}>
      <TurnBar
        label={messages.turn[view]}
        previousLabel={messages.previous[view]}
        nextLabel={messages.next[view]}
        presentLabel={messages.today}
        onTurn={(turn) => onTurn(turn === null ? today : turnedTo(view, day, turn))}
      />
      <Heading level={2}>{periodTitle(view, day)}</Heading>
    </Inline>
  );
}
