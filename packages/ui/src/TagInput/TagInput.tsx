import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../Announcer/announce';
import { Field, type FieldWords } from '../Field/Field';
import { fieldBox, fieldStack } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { list, tag as tagStyle } from './TagInput.css';
import { classNames, type ElementProps } from '../element-props';

export interface TagInputProps extends FieldWords, ElementProps<HTMLDivElement> {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** What one is called: «tag» by default. */
  itemName?: string;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A list of short words. Enter or a comma adds what is typed; each has its own button to remove it. */
export function TagInput({
  value,
  onChange,
  itemName = 'tag',
  placeholder,
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
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word, at, all) => word !== '' && !value.includes(word) && all.indexOf(word) === at);
    setTyped('');
    if (fresh.length === 0) return;
    onChange([...value, ...fresh]);
    announce(`${fresh.join(', ')} added, ${value.length + fresh.length} in all`);
  };
  const remove = (removed: string) => {
    onChange(value.filter((each) => each !== removed));
    announce(`${removed} removed`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add();
    }
  };
  return (
    <div {...rest} className={classNames(fieldStack, className)}>
      <Field {...{ label, description, errorMessage, isOptional, isLabelHidden }}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            value={typed}
            disabled={isDisabled}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
            className={fieldBox}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={label} className={list}>
          {value.map((each) => (
            <li key={each} className={tagStyle}>
              {each}
              <IconButton
                icon={X}
                size="small"
                label={`Remove ${itemName} ${each}`}
                isDisabled={isDisabled}
                onPress={() => remove(each)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
