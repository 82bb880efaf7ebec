import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import * as checkboxStyles from '../Checkbox/Checkbox.css';
import * as checkboxGroupStyles from '../CheckboxGroup/CheckboxGroup.css';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends
    Omit<
      AriaRadioGroupProps,
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
  options: readonly RadioOption<Value>[];
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  orientation?: keyof typeof checkboxGroupStyles.orientations;
  /** The chosen option, else the first, takes focus: for a dialog that was opened for this field. */
  autoFocus?: boolean;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  onChange,
  orientation = 'vertical',
  autoFocus = false,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      orientation={orientation}
      value={value}
      onChange={(chosen) => {
        const found = options.find((option) => option.value === chosen);
        if (found) onChange(found.value);
      }}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <div className={checkboxGroupStyles.orientations[orientation]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            autoFocus={autoFocus && option.value === (value ?? options[0]?.value)}
            className={checkboxStyles.row}
          >
            <span className={`${checkboxStyles.mark} ${checkboxStyles.round}`}>
              <span className={checkboxStyles.dot} />
            </span>
            <span className={checkboxStyles.words}>
              <span>{option.label}</span>
              {option.description !== undefined && (
                <span className={checkboxStyles.hint}>{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
