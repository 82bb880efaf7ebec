import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  ToggleButton,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { button } from '../Button/Button.css';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import { fieldBox, fieldStack } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { box, reveal, withReveal } from './TextField.css';
import { classNames, type ElementProps } from '../element-props';

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'aria-label'>,
    FieldWords,
    ElementProps<HTMLDivElement> {
  /** An example, never the only help. */
  placeholder?: string;
  controlRef?: Ref<HTMLInputElement>;
}

/** One line of text. A password can be shown, so that nobody types blind. */
export function TextField({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  placeholder,
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
      type={isPassword && isRevealed ? 'text' : type}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <div className={box}>
        <Input
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(controlRef ? { ref: controlRef } : {})}
          className={isPassword ? withReveal : fieldBox}
        />
        {isPassword && (
          <div className={reveal}>
            <ToggleButton
              aria-label={`Show ${label.toLowerCase()}`}
              isSelected={isRevealed}
              onChange={setRevealed}
              className={button({ variant: 'quiet', isIconOnly: true })}
            >
              <Icon of={isRevealed ? EyeOff : Eye} />
            </ToggleButton>
          </div>
        )}
      </div>
      <FieldFoot errorMessage={errorMessage} />
    </AriaTextField>
  );
}
