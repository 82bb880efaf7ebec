import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './CheckboxGroup.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface CheckboxGroupOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string>
  extends
    Omit<
      AriaCheckboxGroupProps,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'aria-label'
    >,
    FieldWords,
    ElementProps<HTMLDivElement> {
  options: readonly CheckboxGroupOption<Value>[];
  value: readonly Value[];
  /** The chosen values, in the order of the options. */
  onChange: (value: Value[]) => void;
  orientation?: keyof typeof styles.orientations;
}

/** Any number of a few. */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  onChange,
  orientation = 'vertical',
  className,
  ...rest
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...rest}
      value={[...value]}
      onChange={(chosen) =>
        onChange(options.map((option) => option.value).filter((each) => chosen.includes(each)))
      }
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <div className={styles.orientations[orientation]}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            {...(option.description === undefined ? {} : { description: option.description })}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldFoot errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
