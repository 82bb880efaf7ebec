import { useHref } from '../../../shared/navigation/use-href';
import { calendarPlace } from '../item/calendar-place';
import { editMessages } from './edit.messages';

/** The link to the calendar as it was left, for the page bar. */
export function useBackToCalendar() {
  const hrefTo = useHref();
  return {
    href: hrefTo({ to: '/content/calendar', search: calendarPlace() }),
    label: editMessages.back,
  };
}
