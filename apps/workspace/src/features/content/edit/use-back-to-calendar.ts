import { useHref } from '../../../shared/navigation/use-href';
import { calendarPosition } from '../item/calendar-position';
import { editMessages } from './edit.messages';

/** The link to the calendar as it was left, for the page bar. */
export function useBackToCalendar() {
  const hrefTo = useHref();
  return {
    href: hrefTo({ to: '/content/calendar', search: calendarPosition() }),
    label: editMessages.back,
  };
}
