import type { DayCellInfo, DayHeaderInfo, EventDisplayInfo } from '@fullcalendar/react';
import type { DrawnEvent } from './calendar-events';
import { dayOfMarker } from './calendar-events';
import { CalendarChip } from './CalendarChip';
import { CalendarDay } from './CalendarDay';
import { CalendarMore } from './CalendarMore';

/** The render functions of FullCalendar's cells; stable, so that no cell renders twice. */
export function drawEvent({ event }: EventDisplayInfo) {
  const drawn = event.extendedProps['drawn'] as DrawnEvent | undefined;
  // The ghost of something dragged in from the tray has only its title.
  if (!drawn) return event.title;
  return drawn.kind === 'more' ? (
    <CalendarMore day={drawn.day} count={drawn.count} />
  ) : (
    <CalendarChip entry={drawn.entry} at={drawn.at} isLifted={drawn.isLifted} />
  );
}

export function drawDay({ date }: DayCellInfo) {
  return <CalendarDay day={dayOfMarker(date)} />;
}

/** The head of a column: of a weekday in the month, of a day in the week. */
export function drawHead({ date, view, weekdayText }: DayHeaderInfo) {
  return view.type === 'dayGridMonth' ? (
    weekdayText
  ) : (
    <CalendarDay day={dayOfMarker(date)} weekday={weekdayText} />
  );
}
