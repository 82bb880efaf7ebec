import type { CalendarOptions } from '@fullcalendar/react';
import * as styles from './EventCalendar.css';

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
  tableHeaderClass: styles.heads,
  dayHeaderClass: styles.head,
  dayHeaderInnerClass: styles.headInner,
  dayHeaderAlign: 'center',
  dayHeaderDidMount: letSpeak,
  dayHeaderRowClass: styles.row,
  dayCellClass: ({ isOther, isToday }) => {
    if (isToday) return styles.cellToday;
    return isOther ? styles.cellOther : styles.cell;
  },
  dayCellTopClass: styles.cellTop,
  dayCellBottomClass: styles.cellBottom,
  dayCellDidMount: letSpeak,
  eventClass: styles.event,
};
