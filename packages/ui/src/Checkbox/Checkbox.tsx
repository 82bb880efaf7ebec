import { Check, Minus } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { ErrorText } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './Checkbox.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface CheckboxProps
  extends
    Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid' | 'aria-label'>,
    ElementProps<HTMLLabelElement> {
  /** The label; may hold links. */
  children: ReactNode;
  /** Help under the label. */
  description?: string;
  errorMessage?: string | undefined;
  /** Keeps the label for assistive technology only, as in a table of checkboxes. */
  isLabelHidden?: boolean;
}

/** Yes or no, or one of several that may all hold. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isLabelHidden = false,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const described = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean);
  return (
    <div className={fieldStyles.fieldStack}>
      <AriaCheckbox
        validationBehavior="aria"
        {...rest}
        {...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {})}
        isInvalid={Boolean(errorMessage)}
        className={classNames(styles.row, className)}
      >
        {({ isIndeterminate }) => (
          <>
            <span className={styles.mark}>
              <Icon of={isIndeterminate ? Minus : Check} size="small" />
            </span>
            <span className={isLabelHidden ? visuallyHiddenStyles.visuallyHidden : styles.words}>
              <span>{children}</span>
              {description !== undefined && (
                <span aria-hidden className={styles.hint}>
                  {description}
                </span>
              )}
            </span>
          </>
        )}
      </AriaCheckbox>
      {description !== undefined && (
        <span id={`${id}-help`} hidden>
          {description}
        </span>
      )}
      {errorMessage && (
        <div id={`${id}-error`} className={fieldStyles.fieldError}>
          <ErrorText>{errorMessage}</ErrorText>
        </div>
      )}
    </div>
  );
}
