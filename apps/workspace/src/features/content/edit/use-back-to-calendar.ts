import { useHref } from '../../../shared/navigation/use-href';
import { useWorkspace } from '../../../shared/brand/workspace';
import { calendarPlace, calendarSearch } from '../item/calendar-place';
import { editMessages } from './edit.messages';

/** The link to the calendar as it was left, for the page bar. */
export function useBackToCalendar() {
  const hrefTo = useHref();
  const { brandId } = useWorkspace();
  const search = brandId ? calendarSearch(brandId) : calendarPlace();
  return {
    href: hrefTo({ to: '/content/calendar', search }),
    label: editMessages.back,
  };
}
