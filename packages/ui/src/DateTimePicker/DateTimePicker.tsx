import { parseDateTime, toCalendarDateTime, type CalendarDateTime } from '@internationalized/date';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components';
import { DateEntry } from '../DatePicker/DateEntry';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import { fieldStack } from '../Field/Field.css';

type Inherited = Pick<
  AriaDatePickerProps<CalendarDateTime>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur' | 'onFocus' | 'autoFocus'
>;

export interface DateTimePickerProps extends Inherited, FieldWords {
  /** A local date and time, `2025-06-01T14:30`; null while there is none. */
  value: string | null;
  /** The same form, to the minute. */
  onChange: (value: string | null) => void;
  /** The first moment that may be chosen, `2025-06-01T14:30`. */
  minValue?: string;
}

/** A day and a time of it, in the person's time zone. Heavy (the calendar): load it with the screen that needs it. */
export function DateTimePicker({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  value,
  onChange,
  minValue,
  ...rest
}: DateTimePickerProps) {
  return (
    <AriaDatePicker
      {...rest}
      validationBehavior="aria"
      granularity="minute"
      hideTimeZone
      value={value === null ? null : parseDateTime(value)}
      onChange={(date) =>
        onChange(date === null ? null : toCalendarDateTime(date).toString().slice(0, 16))
      }
      {...(minValue === undefined ? {} : { minValue: parseDateTime(minValue) })}
      isInvalid={Boolean(errorMessage)}
      className={fieldStack}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <DateEntry />
      <FieldFoot errorMessage={errorMessage} />
    </AriaDatePicker>
  );
}
