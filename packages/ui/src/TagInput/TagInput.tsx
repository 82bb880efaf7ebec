import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { announce } from '../Announcer/announce';
import { useButtonRow } from '../ButtonToolbar/use-button-row';
import { Field } from '../Field/Field';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './TagInput.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface TagInputProps extends FieldWords, ElementProps<HTMLDivElement> {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The name of an entry: «tag» by default. */
  itemName?: string;
  placeholder?: string;
  /** In a form, one entry for each. */
  name?: string;
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

/**
 * A list of short words. Enter or a comma adds the typed text; each has its own button to remove it, all of them one tab
 * stop with the arrow keys between them. A duplicate stays in the field and is announced, not added.
 */
export function TagInput({
  value,
  onChange,
  itemName = 'tag',
  placeholder,
  name,
  isReadOnly = false,
  isDisabled = false,
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  className,
  ...rest
}: TagInputProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { keys, button } = useButtonRow(value.length);
  const [fresh, known] = sorted(typed, value);
  const refusal =
    known.length === 0
      ? undefined
      : `${known.join(', ')} ${known.length === 1 ? 'is' : 'are'} there already`;
  const add = () => {
    setTyped(known.join(', '));
    setTried(true);
    if (fresh.length > 0) {
      onChange([...value, ...fresh]);
      announce(`${fresh.join(', ')} added, ${value.length + fresh.length} in all`);
    }
    if (refusal !== undefined) announce(refusal);
  };
  const remove = (removed: string) => {
    onChange(value.filter((each) => each !== removed));
    announce(`${removed} removed`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and comma belong to the input method until its word is taken.
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add();
    }
  };
  return (
    <div {...rest} className={classNames(fieldStyles.fieldStack, className)}>
      <Field
        {...{ label, description, isOptional, isLabelHidden }}
        errorMessage={isTried && refusal !== undefined ? refusal : errorMessage}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            value={typed}
            disabled={isDisabled}
            readOnly={isReadOnly}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setTried(false);
            }}
            onKeyDown={onKeyDown}
            onBlur={add}
            className={fieldStyles.fieldBox}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul {...keys} aria-label={`${label}, ${value.length} in all`} className={styles.list}>
          {value.map((each, place) => (
            <li key={each} className={styles.tag}>
              {each}
              {name !== undefined && (
                <input type="hidden" name={name} value={each} disabled={isDisabled} />
              )}
              <IconButton
                icon={X}
                size="small"
                label={`Remove ${itemName} ${each}`}
                isDisabled={isDisabled || isReadOnly}
                {...button(place)}
                onPress={() => remove(each)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The typed words without repetition: those that are new, and those that are in the list. */
function sorted(typed: string, value: readonly string[]) {
  const words = new Set(typed.split(',').map((word) => word.trim()));
  words.delete('');
  const isKnown = (word: string) => value.includes(word);
  return [[...words].filter((word) => !isKnown(word)), [...words].filter(isKnown)] as const;
}
