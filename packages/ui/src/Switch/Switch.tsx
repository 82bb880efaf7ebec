import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  FieldError,
  SwitchButton,
  SwitchField,
  Text,
  type SwitchFieldProps,
} from 'react-aria-components';
import { row, words } from '../Checkbox/Checkbox.css';
import { classNames, type ElementProps } from '../element-props';
import { ErrorText } from '../Field/Field';
import { fieldError } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { help, thumb, track, under } from './Switch.css';

export interface SwitchProps
  extends
    Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'aria-label'>,
    ElementProps<HTMLDivElement> {
  /** What is on or off, as it reads when it is on: «Email me about approvals». */
  children: ReactNode;
  /** Help under the words. */
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
      <SwitchButton className={row}>
        <span className={track}>
          <span className={thumb}>
            <Icon of={Check} size="small" />
          </span>
        </span>
        <span className={words}>{children}</span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={help}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={classNames(fieldError, under)}>
          <ErrorText>{errorMessage}</ErrorText>
        </FieldError>
      )}
    </SwitchField>
  );
}
