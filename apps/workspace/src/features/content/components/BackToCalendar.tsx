import { Link } from '@brandroom/ui/Link';
import { ArrowLeft } from 'lucide-react';

import { contentMessages } from '../content.messages';

/** The way back to the list. */
export function BackToCalendar() {
  return (
    <Link href="/content/calendar" variant="standalone" icon={ArrowLeft}>
      {contentMessages.edit.back}
    </Link>
  );
}
