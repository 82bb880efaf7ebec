import { Link } from '@brandroom/ui/Link';
import { ArrowLeft } from 'lucide-react';

import { calendarHref } from '../calendar-place';
import { contentMessages } from '../content.messages';

/** The way back to the list. */
export function BackToCalendar() {
  return (
    <Link href={calendarHref()} variant="standalone" icon={ArrowLeft}>
      {contentMessages.edit.back}
    </Link>
  );
}
