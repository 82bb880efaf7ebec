import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { FieldError, SwitchButton, SwitchField, Text } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import * as checkboxStyles from '../Checkbox/Checkbox.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { ErrorText } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import * as styles from './Switch.css';

export interface SwitchProps
  extends
    Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'aria-label'>,
    ElementProps<HTMLDivElement> {
  /** The label, worded for the state on: «Email me about approvals». */
  children: ReactNode;
  /** Help below the label. */
  description?: string;
  /** Why it could not be switched; its presence makes the switch invalid. */
  errorMessage?: string | undefined;
}

/** On or off, with effect at once. */
export function Switch({ children, description, errorMessage, className, ...rest }: SwitchProps) {
  return (
    <SwitchField
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(errorMessage)}
      className={classNames(className)}
    >
      <SwitchButton className={checkboxStyles.row}>
        <span className={styles.track}>
          <span className={styles.thumb}>
            <Icon of={Check} size="small" />
          </span>
        </span>
        <span className={checkboxStyles.words}>{children}</span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={styles.help}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={classNames(fieldStyles.fieldError, styles.under)}>
          <ErrorText>{errorMessage}</ErrorText>
        </FieldError>
      )}
    </SwitchField>
  );
}
