import { Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
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
  /** Entries to choose from, the best first; those that fit the typed text are offered. */
  suggestions?: readonly string[];
  /** In a form, one entry for each. */
  name?: string;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

/** As many suggestions as are read at a glance. */
const mostOffered = 8;
const none: readonly string[] = [];

/**
 * A list of short words. Enter, a comma, Escape and leaving the field add the typed text; each word has its own button to
 * remove it, all of them one tab stop with the arrow keys between them. A duplicate stays in the field and is announced,
 * not added. Case does not make it another one.
 */
export function TagInput({
  value,
  onChange,
  itemName = 'tag',
  placeholder,
  suggestions = none,
  name,
  isReadOnly = false,
  isDisabled = false,
  autoFocus = false,
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
  const offers = useRef<HTMLDivElement>(null);
  const { keys, button } = useButtonRow(value.length);
  const [fresh, known] = sorted(typed, value);
  const offered = isReadOnly || isDisabled ? [] : fitting(suggestions, typed, value);
  const offersRow = useButtonRow(offered.length);
  const refusal =
    known.length === 0
      ? undefined
      : `${known.join(', ')} ${known.length === 1 ? 'is' : 'are'} there already`;
  const add = (separator = '') => {
    setTyped(known.length === 0 ? '' : known.join(', ') + separator);
    setTried(true);
    if (fresh.length > 0) {
      onChange([...value, ...fresh]);
      announce(`${fresh.join(', ')} added, ${value.length + fresh.length} in all`);
    }
    if (refusal !== undefined) announce(refusal);
  };
  const take = (offer: string) => {
    onChange([...value, offer]);
    setTyped('');
    setTried(false);
    announce(`${offer} added, ${value.length + 1} in all`);
    input.current?.focus();
  };
  // Typed text is still being completed while focus is among the suggestions.
  const addOnLeaving = ({ relatedTarget }: FocusEvent) => {
    const isHere = relatedTarget === input.current || offers.current?.contains(relatedTarget);
    if (!isHere) add();
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
      // The next word is not joined to a duplicate that stays.
      add(event.key === ',' ? ', ' : '');
    }
    // A dialog around the field would close without it: it knows the entries only.
    if (event.key === 'Escape' && fresh.length > 0) {
      event.preventDefault();
      event.stopPropagation();
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
            dir="auto"
            type="text"
            value={typed}
            disabled={isDisabled}
            readOnly={isReadOnly}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form decides whether it is opened for this field
            autoFocus={autoFocus}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setTried(false);
            }}
            onKeyDown={onKeyDown}
            onBlur={addOnLeaving}
            className={fieldStyles.fieldBox}
          />
        )}
      </Field>
      {offered.length > 0 && (
        <div
          {...offersRow.row}
          ref={offers}
          aria-label={`Suggestions for ${label}`}
          className={styles.list}
          onBlur={addOnLeaving}
        >
          {offered.map((each, place) => (
            <Button
              key={each}
              icon={Plus}
              size="small"
              variant="quiet"
              aria-label={`Add ${itemName} ${each}`}
              {...offersRow.button(place)}
              onPress={() => take(each)}
            >
              <bdi>{each}</bdi>
            </Button>
          ))}
        </div>
      )}
      {value.length > 0 && (
        <ul {...keys} aria-label={`${label}, ${value.length} in all`} className={styles.list}>
          {value.map((each, place) => (
            <li key={each} className={styles.tag}>
              <bdi>{each}</bdi>
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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The suggestions that are not in the list and contain the word that is being typed. */
function fitting(suggestions: readonly string[], typed: string, value: readonly string[]) {
  const part = (typed.split(',').at(-1) ?? '').trim().toLowerCase();
  return suggestions
    .filter((each) => !value.some((known) => isSame(known, each)))
    .filter((each) => each.toLowerCase().includes(part))
    .slice(0, mostOffered);
}

/** The typed tags without duplicates: the new ones, and those already in the list. */
function sorted(typed: string, value: readonly string[]) {
  const words = typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const once = words.filter((word, at) => words.findIndex((each) => isSame(each, word)) === at);
  const isKnown = (word: string) => value.some((each) => isSame(each, word));
  return [once.filter((word) => !isKnown(word)), once.filter(isKnown)] as const;
}
