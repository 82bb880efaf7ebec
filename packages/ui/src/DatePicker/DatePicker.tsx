import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import { fieldStack } from '../Field/Field.css';
import { DateEntry } from './DateEntry';

type Inherited = Pick<
  AriaDatePickerProps<CalendarDate>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur' | 'onFocus' | 'autoFocus'
>;

export interface DatePickerProps extends Inherited, FieldWords {
  /** A local date, `2025-06-01`; null while there is none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The first date that may be chosen, `2025-06-01`. */
  minValue?: string;
  /** The last date that may be chosen. */
  maxValue?: string;
}

/** A date, typed part by part or chosen in a calendar. Heavy (the calendar): load it with the screen that needs it. */
export function DatePicker({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  value,
  onChange,
  minValue,
  maxValue,
  ...rest
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...rest}
      validationBehavior="aria"
      granularity="day"
      shouldForceLeadingZeros={false}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date === null ? null : date.toString())}
      {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
      {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
      isInvalid={Boolean(errorMessage)}
      className={fieldStack}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <DateEntry />
      <FieldFoot errorMessage={errorMessage} />
    </AriaDatePicker>
  );
}
