import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { DateEntry } from './DateEntry';
import { GregorianYears } from './GregorianYears';
import { useLimits } from './use-limits';
import { useRefusal } from './use-refusal';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

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
  const limits = {
    ...(minValue === undefined ? {} : { minValue: parseDate(minValue) }),
    ...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) }),
  };
  const outside = useLimits('a day', limits)(date ?? undefined);
  const refusal = useRefusal(label, isHalf ? 'Complete the date' : outside);
  const problem = refusal.words ?? errorMessage;
  return (
    <GregorianYears>
      <AriaDatePicker
        {...rest}
        {...limits}
        onBlur={refusal.onBlur}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros={false}
        value={date}
        onChange={(next) => {
          refusal.onEdit();
          onChange(next === null ? null : next.toString());
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
