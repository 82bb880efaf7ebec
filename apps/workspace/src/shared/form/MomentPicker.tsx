import type { Instant } from '@brandroom/domain/time.schema';
import type { DateTimePickerProps } from '@brandroom/ui/DateTimePicker';
import { DateTimePicker } from '@brandroom/ui/DateTimePicker';

import { toInstant, toLocalDateTime } from '../time/local-date-time';
import { timeZone } from '../time/time-zone';

export interface MomentPickerProps extends Omit<DateTimePickerProps, 'value' | 'onChange'> {
  value: Instant | null;
  onChange: (value: Instant | null) => void;
}

/** A date and time field in the person's time zone. */
export function MomentPicker({ value, onChange, ...props }: MomentPickerProps) {
  return (
    <DateTimePicker
      {...props}
      value={value === null ? null : toLocalDateTime(value, timeZone)}
      onChange={(local) => onChange(local === null ? null : toInstant(local, timeZone))}
    />
  );
}
