import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { useControlled } from '../use-controlled';
import * as styles from './ColorField.css';
import { hexOf } from './hex-of';

type Inherited = Pick<
  AriaTextFieldProps,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus'
>;

export interface ColorFieldProps extends Inherited, FieldWords, ElementProps<HTMLDivElement> {
  /** `#205375`: six digits, capitals; null while there is no color. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called as soon as six digits are typed, else on blur or Enter. Invalid text is null. */
  onChange?: (value: string | null) => void;
}

/** A color by its hex code, normalized from any typed or pasted notation: #257, 205375, rgb(32, 83, 117). */
export function ColorField({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  value,
  defaultValue = null,
  onChange,
  className,
  ...rest
}: ColorFieldProps) {
  const [hex, change] = useControlled(value, defaultValue, onChange);
  const [isFocused, setFocused] = useState(false);
  const [typed, setTyped] = useState('');
  // Invalid text stays to be corrected, until the caller sets a color.
  const text = isFocused || hex === null ? typed : hex;
  const isWrong = !isFocused && text !== '' && hexOf(text) === null;
  const problem = errorMessage ?? (isWrong ? 'Enter a color such as #205375' : undefined);
  const take = (next: string | null) => {
    if (next !== hex) change(next);
  };
  const finish = () => {
    const next = hexOf(text);
    setTyped(next ?? text);
    take(next);
  };
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      value={text}
      onChange={(next) => {
        setTyped(next);
        // Three digits may be the first half of six.
        if (next.trim().length > 5 && hexOf(next) !== null) take(hexOf(next));
      }}
      onFocus={() => {
        setTyped(text);
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
        finish();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      isInvalid={Boolean(problem)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <div className={styles.box}>
        {hex === null ? (
          <span className={styles.empty} />
        ) : (
          <span className={styles.filled} style={assignInlineVars({ [styles.shown]: hex })} />
        )}
        <Input spellCheck="false" autoComplete="off" className={styles.input} />
      </div>
      <FieldFoot errorMessage={problem} />
    </AriaTextField>
  );
}
