import type { PlainDate } from '@brandroom/domain/time.schema';
import { dayOf } from '@brandroom/domain/time/zone';

import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';

/** Returns today's date in the person's time zone. */
export function useToday(): PlainDate {
  return dayOf(useNow()(), timeZone);
}
