import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import type { Ref } from 'react';
import { Button, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import * as styles from './TextField.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'aria-label'>,
    FieldWords,
    ElementProps<HTMLDivElement> {
  /** An example, never the only help. */
  placeholder?: string;
  /** The name in the button that shows a password, its label by default: «the confirmation». */
  revealedName?: string;
  controlRef?: Ref<HTMLInputElement>;
}

/** One line of text. A password can be shown to check it. */
export function TextField({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  placeholder,
  revealedName = label.toLowerCase(),
  controlRef,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      // React-aria connects help that appears later only if it knows of it.
      {...{ description }}
      type={isPassword && isRevealed ? 'text' : type}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <div className={styles.box}>
        <Input
          dir="auto"
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(controlRef ? { ref: controlRef } : {})}
          className={isPassword ? styles.withReveal : fieldStyles.fieldBox}
        />
        {isPassword && (
          <div className={styles.reveal}>
            <Button
              // Outside of the field's own button slot.
              slot={null}
              aria-label={`Show ${revealedName}`}
              aria-pressed={isRevealed}
              onPress={() => setRevealed(!isRevealed)}
              className={buttonStyles.button({ variant: 'quiet', isIconOnly: true })}
            >
              <Icon of={isRevealed ? EyeOff : Eye} />
            </Button>
          </div>
        )}
      </div>
      <FieldFoot errorMessage={errorMessage} />
    </AriaTextField>
  );
}
