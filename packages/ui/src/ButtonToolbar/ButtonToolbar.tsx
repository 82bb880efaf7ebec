import { useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button';
import { classNames, type ElementProps } from '../element-props';
import { row } from './ButtonToolbar.css';

export interface ToolbarButton<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Whether what it stands for holds now. */
  readonly isPressed: boolean;
}

export interface ButtonToolbarProps<Id extends string> extends ElementProps<HTMLDivElement> {
  /** Names the row: «Quick ranges». */
  label: string;
  items: readonly ToolbarButton<Id>[];
  onPress: (id: Id) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Small buttons of one kind in a row that wraps, none or one of them on: one tab stop, arrow keys between them. */
export function ButtonToolbar<Id extends string>({
  label,
  items,
  onPress,
  className,
  ...rest
}: ButtonToolbarProps<Id>) {
  const [activeId, setActiveId] = useState<Id>();
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[Math.max(0, active + step)]?.focus();
  }

  return (
    <div
      {...rest}
      role="toolbar"
      aria-label={label}
      onKeyDownCapture={onKeyDown}
      className={classNames(row, className)}
    >
      {items.map(({ id, label: words, isPressed }, place) => (
        <Button
          key={id}
          size="small"
          variant={isPressed ? 'primary' : 'secondary'}
          aria-pressed={isPressed}
          excludeFromTabOrder={place !== active}
          onFocus={() => setActiveId(id)}
          onPress={() => onPress(id)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
