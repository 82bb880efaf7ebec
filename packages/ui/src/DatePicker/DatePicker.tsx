import { parseDate, type CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import { fieldStack } from '../Field/Field.css';
import { DateEntry } from './DateEntry';
import { useHalfDate } from './use-half-date';
import { classNames, type ElementProps } from '../element-props';

type Inherited = Pick<
  AriaDatePickerProps<CalendarDate>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus'
>;

export interface DatePickerProps extends Inherited, FieldWords, ElementProps<HTMLDivElement> {
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
  className,
  ...rest
}: DatePickerProps) {
  // The same object for the same date: another one would make the field forget a part that is taken out.
  const date = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  const [isHalf, setHalf] = useState(false);
  const half = useHalfDate(label, isHalf ? 'Complete the date' : undefined);
  const problem = half.refusal ?? errorMessage;
  return (
    <AriaDatePicker
      {...rest}
      {...half.props}
      validationBehavior="aria"
      granularity="day"
      shouldForceLeadingZeros={false}
      value={date}
      onChange={(next) => onChange(next === null ? null : next.toString())}
      {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
      {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
      isInvalid={Boolean(problem)}
      className={classNames(fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <DateEntry
        onHalfChange={(next) => {
          setHalf(next);
          half.onFill();
        }}
      />
      <FieldFoot errorMessage={problem} />
    </AriaDatePicker>
  );
}
