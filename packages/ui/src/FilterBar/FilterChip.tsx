import { X } from 'lucide';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../Button/Button';
import type { ButtonProps } from '../Button/Button';
import { classNames } from '../element-props';
import { IconButton } from '../IconButton/IconButton';
import { useTypeAhead } from '../PickList/use-type-ahead';
import type { Filter } from './filter';
import { any, isChoice, setTo } from './filter';
import * as styles from './FilterBar.css';

export interface FilterChipProps {
  filter: Filter;
  trigger: Omit<ButtonProps, 'children'>;
  onOpen: (anchor: Element) => void;
  onClear: () => void;
}

/** One filter: its name, or its value and a button that clears it. */
export function FilterChip({ filter, trigger, onOpen, onClear }: FilterChipProps) {
  const value = setTo(filter);
  const button = useRef<HTMLButtonElement>(null);
  const values = isChoice(filter) ? [any, ...filter.options.map((each) => each.value)] : [];
  const find = useTypeAhead(
    isChoice(filter) ? [filter.anyLabel, ...filter.options.map((each) => each.label)] : [],
  );
  const clearIt = () => {
    onClear();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent & { continuePropagation(): void }) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return event.continuePropagation();
    if (event.key === 'ArrowDown') return onOpen(event.currentTarget);
    if ((event.key === 'Backspace' || event.key === 'Delete') && value !== null) return onClear();
    const isSpace = event.key === ' ' && !find.isTyping(event);
    const active = isChoice(filter) ? Math.max(0, values.indexOf(filter.value ?? any)) : 0;
    const place = isSpace || !isChoice(filter) ? undefined : find.place(event, active);
    const next = place === undefined ? undefined : values[place];
    if (next === undefined || !isChoice(filter)) return event.continuePropagation();
    event.preventDefault();
    filter.onChange(next === any ? null : next);
  };
  const words = `${filter.label}: ${value ?? ''}`;
  return (
    <span className={classNames(styles.chip, value === null ? undefined : styles.isSet)}>
      <Button
        {...trigger}
        ref={button}
        size="small"
        hasMenu={value === null}
        className={styles.words}
        onKeyDown={onKeyDown}
      >
        {value === null ? (
          filter.label
        ) : (
          <span className={styles.text} title={words} dir="auto">
            {words}
          </span>
        )}
      </Button>
      {value !== null && (
        <IconButton
          icon={X}
          size="small"
          label={`Clear ${words}`}
          onPress={clearIt}
          className={styles.clear}
        />
      )}
    </span>
  );
}
