import {
  formatDate,
  formatDateNear,
  formatDateTime,
  formatDateTimeNear,
} from '@brandroom/domain/format/date';
import type { Instant } from '@brandroom/domain/time.schema';

import { useNow } from './clock';
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

/** The same for short rows: without the year if it is the current one. */
export function NearDateText({ at, withTime = false }: DateTextProps) {
  const now = useNow();
  const formatNear = withTime ? formatDateTimeNear : formatDateNear;
  return <time dateTime={at}>{formatNear(at, now(), timeZone)}</time>;
}
