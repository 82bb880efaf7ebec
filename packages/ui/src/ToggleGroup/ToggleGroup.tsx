import { Label, Radio, RadioGroup } from 'react-aria-components';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './ToggleGroup.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ToggleOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconType;
  readonly isDisabled?: boolean;
}

export const toggleGroupSizes = ['medium', 'small'] as const;

export interface ToggleGroupProps<Value extends string> extends ElementProps<HTMLDivElement> {
  /** Names the choice: «View». */
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the label above the segments; hidden from sight by default. */
  isLabelVisible?: boolean;
  size?: (typeof toggleGroupSizes)[number];
  isDisabled?: boolean;
}

/** One of a few, side by side: a radio group, so one tab stop and the arrow keys. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  isLabelVisible = false,
  size = 'medium',
  isDisabled = false,
  className,
  ...rest
}: ToggleGroupProps<Value>) {
  const choose = (next: string) => {
    const found = options.find((each) => each.value === next);
    if (found) onChange(found.value);
  };
  return (
    <RadioGroup
      {...rest}
      orientation="horizontal"
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      className={classNames(styles.group, className)}
    >
      <Label
        className={isLabelVisible ? fieldStyles.fieldLabel : visuallyHiddenStyles.visuallyHidden}
      >
        {label}
      </Label>
      <div className={styles.options[size]}>
        {options.map((each) => (
          <Radio
            key={each.value}
            value={each.value}
            isDisabled={each.isDisabled ?? false}
            className={styles.option({ size })}
          >
            {each.icon && <Icon of={each.icon} size="small" />}
            <span data-words={each.label} className={styles.words}>
              {each.label}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
