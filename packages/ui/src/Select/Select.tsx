import { ChevronDown } from 'lucide';
import { startTransition, useEffect, useState } from 'react';
import type { Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldWords } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as styles from './Select.css';
import type { ElementProps } from '../element-props';
import { whenIdle } from '../when-idle';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends FieldWords, ElementProps<HTMLDivElement> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Form libraries ask for it. */
  onBlur?: () => void;
  controlRef?: Ref<HTMLSelectElement>;
}

/** A longer list has only its chosen option until it gets focus or the browser is idle. */
const mostAtOnce = 50;

/** One of several. The platform's own list: the best known one by keyboard, voice and touch, and it costs no script. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  name,
  isDisabled = false,
  isRequired = false,
  onBlur,
  controlRef,
  ...words
}: SelectProps<Value>) {
  const isLong = options.length > mostAtOnce;
  const [isWanted, setWanted] = useState(false);
  useEffect(
    () => (isLong ? whenIdle(() => startTransition(() => setWanted(true))) : undefined),
    [isLong],
  );
  const fill = () => setWanted(true);
  const chosen = isWanted || !isLong ? [] : options.filter((option) => option.value === value);
  return (
    <Field {...words}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            {...(name === undefined ? {} : { name })}
            {...(controlRef ? { ref: controlRef } : {})}
            disabled={isDisabled}
            aria-required={isRequired}
            data-long={isLong || undefined}
            value={value}
            onPointerDown={fill}
            onFocus={fill}
            onBlur={onBlur}
            onChange={(event) => {
              const next = options.find((option) => option.value === event.target.value);
              if (next) onChange(next.value);
            }}
            className={styles.select}
          >
            {(chosen.length > 0 ? chosen : options).map((option) => (
              <option
                key={option.value}
                dir="auto"
                value={option.value}
                disabled={option.isDisabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
