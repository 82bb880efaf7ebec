import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components';
import type { DateRangePickerProps as AriaDateRangePickerProps } from 'react-aria-components';
import { GregorianYears } from '../DatePicker/GregorianYears';
import { useLimits } from '../DatePicker/use-limits';
import { useRefusal } from '../DatePicker/use-refusal';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { useControlled } from '../use-controlled';
import { missingIn } from './half-range';
import type { Filled } from '../DatePicker/DatePart';
import { RangeEntry } from './RangeEntry';

type Inherited = Pick<
  AriaDateRangePickerProps<CalendarDate>,
  'startName' | 'endName' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus'
>;

/** Two local dates, `2025-06-01`, the later one in it; never the other way round. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export interface DateRangePickerProps extends Inherited, FieldWords, ElementProps<HTMLDivElement> {
  value?: DateRange | null;
  defaultValue?: DateRange | null;
  /** null while a date is missing, and while the end is before the start: both are refused at the field. */
  onChange?: (value: DateRange | null) => void;
  /** The first date that may be chosen, `2025-06-01`. */
  minValue?: string;
  /** The last date that may be chosen. */
  maxValue?: string;
}

const empty: Readonly<Record<'start' | 'end', Filled>> = { start: 'empty', end: 'empty' };

/** From a day to a day, typed or chosen in one calendar. Heavy (the calendar): load it with the screen that needs it. */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  className,
  ...rest
}: DateRangePickerProps) {
  const [range, change] = useControlled(value, defaultValue, onChange);
  const [turned, setTurned] = useState<DateRange | null>(null);
  const [filled, setFilled] = useState(empty);
  const { start, end } = range ?? turned ?? {};
  // The same object for the same dates: another one would make the fields forget a part that is taken out.
  const dates = useMemo(
    () =>
      start === undefined || end === undefined
        ? null
        : { start: parseDate(start), end: parseDate(end) },
    [start, end],
  );
  const limits = {
    ...(minValue === undefined ? {} : { minValue: parseDate(minValue) }),
    ...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) }),
  };
  const outside = useLimits('days', limits)(dates?.start, dates?.end);
  const isTurned = range === null && turned !== null;
  const refusal = useRefusal(
    label,
    missingIn(filled) ?? (isTurned ? 'The end is before the start' : outside),
  );
  const problem = refusal.words ?? errorMessage;
  return (
    <GregorianYears>
      <AriaDateRangePicker
        {...rest}
        {...limits}
        onBlur={refusal.onBlur}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros={false}
        value={dates}
        onChange={(next) => {
          const now = next && { start: next.start.toString(), end: next.end.toString() };
          const valid = now !== null && now.end < now.start ? null : now;
          setTurned(valid === null ? now : null);
          refusal.onEdit();
          if (valid !== null || range !== null) change(valid);
        }}
        isInvalid={Boolean(problem)}
        className={classNames(fieldStyles.fieldStack, className)}
      >
        <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
        <RangeEntry
          onFill={(which, how) => {
            setFilled((before) => ({ ...before, [which]: how }));
            refusal.onEdit();
          }}
        />
        <FieldFoot errorMessage={problem} />
      </AriaDateRangePicker>
    </GregorianYears>
  );
}
