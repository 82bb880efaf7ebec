import { parseDateTime, toCalendarDateTime } from '@internationalized/date';
import type { CalendarDateTime } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import { DateEntry } from '../DatePicker/DateEntry';
import { GregorianYears } from '../DatePicker/GregorianYears';
import { useLimits } from '../DatePicker/use-limits';
import { useRefusal } from '../DatePicker/use-refusal';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

type Inherited = Pick<
  AriaDatePickerProps<CalendarDateTime>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus'
>;

export interface DateTimePickerProps extends Inherited, FieldWords, ElementProps<HTMLDivElement> {
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
  className,
  ...rest
}: DateTimePickerProps) {
  // The same object for the same moment: another one would make the field forget a part that is taken out.
  const moment = useMemo(() => (value === null ? null : parseDateTime(value)), [value]);
  const [isHalf, setHalf] = useState(false);
  const limits = minValue === undefined ? {} : { minValue: parseDateTime(minValue) };
  const outside = useLimits('a time', limits)(moment ?? undefined);
  const refusal = useRefusal(label, isHalf ? 'Complete the date and time' : outside);
  const problem = refusal.words ?? errorMessage;
  return (
    <GregorianYears>
      <AriaDatePicker
        {...rest}
        {...limits}
        onBlur={refusal.onBlur}
        validationBehavior="aria"
        granularity="minute"
        hideTimeZone
        value={moment}
        onChange={(next) => {
          refusal.onEdit();
          onChange(next === null ? null : toCalendarDateTime(next).toString().slice(0, 16));
        }}
        isInvalid={Boolean(problem)}
        className={classNames(fieldStyles.fieldStack, className)}
      >
        <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
        <DateEntry
          onHalfChange={(next) => {
            setHalf(next);
            refusal.onEdit();
          }}
        />
        <FieldFoot errorMessage={problem} />
      </AriaDatePicker>
    </GregorianYears>
  );
}
