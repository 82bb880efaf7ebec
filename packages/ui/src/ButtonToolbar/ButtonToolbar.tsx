import { Button } from '../Button/Button';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './ButtonToolbar.css';
import { useButtonRow } from './use-button-row';

export interface ToolbarButton<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Whether the button is pressed. */
  readonly isPressed: boolean;
}

export interface ButtonToolbarProps<Id extends string> extends ElementProps<HTMLDivElement> {
  /** Names the row: «Quick ranges». */
  label: string;
  items: readonly ToolbarButton<Id>[];
  onPress: (id: Id) => void;
}

/** Small buttons of one kind in a row that wraps, any number of them on: one tab stop, arrow keys between them. */
export function ButtonToolbar<Id extends string>({
  label,
  items,
  onPress,
  className,
  ...rest
}: ButtonToolbarProps<Id>) {
  const { row, button } = useButtonRow();
  return (
    <div {...rest} {...row} aria-label={label} className={classNames(styles.row, className)}>
      {items.map(({ id, label: words, isPressed }, place) => (
        <Button
          key={id}
          size="small"
          aria-pressed={isPressed}
          {...button(place)}
          onPress={() => onPress(id)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
