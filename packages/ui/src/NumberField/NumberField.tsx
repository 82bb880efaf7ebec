import { Minus, Plus } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import type {
  NumberFieldProps as AriaNumberFieldProps,
  NumberFieldRenderProps,
} from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useControlled } from '../use-controlled';
import * as styles from './NumberField.css';

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'aria-label'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'commitBehavior'
    >,
    FieldWords,
    ElementProps<HTMLDivElement> {
  /** null while it is empty. */
  value?: number | null;
  defaultValue?: number | null;
  /**
   * Called when the field is left, on Enter and on each step. A number outside of `minValue` and `maxValue` stays as
   * it is and is refused at the field: check the number before it is sent.
   */
  onChange?: (value: number | null) => void;
  /** The amount of Page Up and Page Down; ten steps by default. */
  pageStep?: number;
  /** Hides the two buttons, for several fields in a row; the arrow keys still work. */
  areStepsHidden?: boolean;
}

/** A number: typed, or changed step by step. A value out of range shows an error and is never changed silently. */
export function NumberField({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  value,
  defaultValue = null,
  onChange,
  pageStep,
  areStepsHidden = false,
  className,
  ...rest
}: NumberFieldProps) {
  const [current, change] = useControlled(value, defaultValue, onChange);
  const problem = errorMessage ?? outside(current, rest);
  const page = pageStep ?? (rest.step ?? 1) * 10;
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...rest}
      commitBehavior="validate"
      value={current ?? Number.NaN}
      onChange={(next) => change(Number.isNaN(next) ? null : next)}
      isInvalid={Boolean(problem)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      {({ state, isReadOnly, isDisabled }) => (
        <>
          <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
          <Group className={styles.box}>
            <Input
              className={styles.figures}
              onKeyDownCapture={(event) => {
                if (!isReadOnly && !isDisabled) turnPage(event, state, page);
              }}
            />
            {!areStepsHidden && (
              <>
                <Button slot="decrement" className={styles.step}>
                  <Icon of={Minus} size="small" />
                </Button>
                <Button slot="increment" className={styles.step}>
                  <Icon of={Plus} size="small" />
                </Button>
              </>
            )}
          </Group>
          <FieldFoot errorMessage={problem} />
        </>
      )}
    </AriaNumberField>
  );
}

type Limits = Pick<AriaNumberFieldProps, 'minValue' | 'maxValue' | 'formatOptions'>;

/** The error message for a number that is too small or too large. */
function outside(value: number | null, limits: Limits): string | undefined {
  const { minValue = -Infinity, maxValue = Infinity, formatOptions } = limits;
  if (value === null || (value >= minValue && value <= maxValue)) return undefined;
  const words = (limit: number) => new Intl.NumberFormat('en-US', formatOptions).format(limit);
  if (minValue === -Infinity) return `Enter ${words(maxValue)} or less`;
  if (maxValue === Infinity) return `Enter ${words(minValue)} or more`;
  return `Enter a number from ${words(minValue)} to ${words(maxValue)}`;
}

/** react-aria takes a page for one step; caught before it does. */
function turnPage(event: KeyboardEvent, state: NumberFieldRenderProps['state'], page: number) {
  const by = { PageUp: page, PageDown: -page }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const from = Number.isNaN(state.numberValue) ? 0 : state.numberValue;
  const { minValue = -Infinity, maxValue = Infinity } = state;
  state.setNumberValue(Math.min(Math.max(from + by, minValue), maxValue));
}
