import type { CalendarOptions } from '@fullcalendar/react';
import * as look from './EventCalendar.css';

/**
 * FullCalendar speaks the date of a cell itself and hides what is drawn for the eye. Ours is a button with a name
 * of its own, so it is heard, and the date is not said twice.
 */
function letSpeak({ el }: { el: HTMLElement }): void {
  const drawn = el.querySelector('[data-day]')?.closest('[aria-hidden]');
  if (!drawn) return;
  drawn.removeAttribute('aria-hidden');
  drawn.previousElementSibling?.setAttribute('hidden', '');
}

/** Our styles for the places that FullCalendar draws. */
export const looks: CalendarOptions = {
  tableHeaderClass: look.heads,
  dayHeaderClass: look.head,
  dayHeaderInnerClass: look.headInner,
  dayHeaderAlign: 'center',
  dayHeaderDidMount: letSpeak,
  dayHeaderRowClass: look.row,
  dayCellClass: ({ isOther, isToday }) => {
    if (isToday) return look.cellToday;
    return isOther ? look.cellOther : look.cell;
  },
  dayCellTopClass: look.cellTop,
  dayCellBottomClass: look.cellBottom,
  dayCellDidMount: letSpeak,
  eventClass: look.event,
};
