import { formatDate, formatDateTime } from '@brandroom/domain/format/date';
import type { Instant } from '@brandroom/domain/time.schema';

import { timeZone } from './time-zone';

interface DateTextProps {
  at: Instant;
  withTime?: boolean;
}

/** A date and time as text, with its machine-readable value. */
export function DateText({ at, withTime = false }: DateTextProps) {
  return (
    <time dateTime={at}>{withTime ? formatDateTime(at, timeZone) : formatDate(at, timeZone)}</time>
  );
}
