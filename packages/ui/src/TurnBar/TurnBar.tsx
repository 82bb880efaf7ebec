import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '../Button/Button';
import { useButtonRow } from '../ButtonToolbar/use-button-row';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './TurnBar.css';

/** How many periods on; null leads back to the present one. */
export type Turn = -1 | 1 | null;

export interface TurnBarProps extends ElementProps<HTMLDivElement> {
  /** Names the row: «Turn the month». */
  label: string;
  /** «Previous month» */
  previousLabel: string;
  /** «Next month» */
  nextLabel: string;
  /** «Today» */
  presentLabel: string;
  /** Only the arrows, close to each other: on phones, where the page's menu leads to the present period. */
  isCompact?: boolean;
  onTurn: (turn: Turn) => void;
}

/** Buttons for the previous, the next and the present period: one tab stop, arrow keys between them; an entry dragged onto one turns (`data-turn`). */
export function TurnBar({
  label,
  previousLabel,
  nextLabel,
  presentLabel,
  isCompact = false,
  onTurn,
  className,
  ...rest
}: TurnBarProps) {
  const { row, button } = useButtonRow();
  return (
    <div
      {...rest}
      {...row}
      aria-label={label}
      className={classNames(styles.bars[isCompact ? 'compact' : 'full'], className)}
    >
      <IconButton
        icon={ChevronLeft}
        size="small"
        label={previousLabel}
        data-turn={-1}
        {...button(0)}
        onPress={() => onTurn(-1)}
      />
      <IconButton
        icon={ChevronRight}
        size="small"
        label={nextLabel}
        data-turn={1}
        {...button(1)}
        onPress={() => onTurn(1)}
      />
      {!isCompact && (
        <Button size="small" {...button(2)} onPress={() => onTurn(null)}>
          {presentLabel}
        </Button>
      )}
    </div>
  );
}
