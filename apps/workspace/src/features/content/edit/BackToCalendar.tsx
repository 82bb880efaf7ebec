import { Link } from '@brandroom/ui/Link';
import { ArrowLeft } from 'lucide-react';

import { useHref } from '../../../shared/navigation/use-href';
import { calendarPlace } from '../item/calendar-place';
import { editMessages } from './edit.messages';

/** The way back to the list. */
export function BackToCalendar() {
  const hrefTo = useHref();
  return (
    <Link
      href={hrefTo({ to: '/content/calendar', search: calendarPlace() })}
      variant="standalone"
      icon={ArrowLeft}
    >
      {editMessages.back}
    </Link>
  );
}
