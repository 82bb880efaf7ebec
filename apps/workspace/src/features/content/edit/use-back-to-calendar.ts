import { useHref } from '../../../shared/navigation/use-href';
import { useWorkspace } from '../../../shared/brand/workspace';
import { calendarPosition, calendarSearch } from '../item/calendar-position';
import { editMessages } from './edit.messages';

/** The page bar's link to the calendar in its last state. */
export function useBackToCalendar() {
  const hrefTo = useHref();
  const { brandId } = useWorkspace();
  const search = brandId ? calendarSearch(brandId) : calendarPosition();
  return {
    href: hrefTo({ to: '/content/calendar', search }),
    label: editMessages.back,
  };
}
