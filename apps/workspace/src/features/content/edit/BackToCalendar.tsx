import { Link } from '@brandroom/ui/Link';
import { ArrowLeft } from 'lucide-react';

import { calendarHref } from '../item/calendar-place';
import { editMessages } from './edit.messages';

/** The way back to the list. */
export function BackToCalendar() {
  return (
    <Link href={calendarHref()} variant="standalone" icon={ArrowLeft}>
      {editMessages.back}
    </Link>
  );
}
