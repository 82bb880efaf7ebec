import { Check, X } from 'lucide';
import { Checkbox } from '../Checkbox/Checkbox';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { PermissionCell } from './permission-table';
import * as styles from './PermissionMatrix.css';

export interface PermissionBoxProps {
  cell: PermissionCell<string>;
  value: readonly string[];
  isDisabled: boolean;
  /** The one box that Tab leads to. */
  isStop: boolean;
  onChange: (isOn: boolean) => void;
}

/** One box of the grid; between all and nothing it says so. */
export function PermissionBox({ cell, value, isDisabled, isStop, onChange }: PermissionBoxProps) {
  const on = cell.rights.filter((right) => value.includes(right)).length;
  return (
    <div className={styles.box}>
      <Checkbox
        isLabelHidden
        isDisabled={isDisabled}
        isSelected={on === cell.rights.length}
        isIndeterminate={on > 0 && on < cell.rights.length}
        excludeFromTabOrder={!isStop}
        onChange={onChange}
      >
        {cell.name}
      </Checkbox>
    </div>
  );
}

/** Instead of a box, for those who only read. */
export function PermissionAnswer({ isYes }: { isYes: boolean }) {
  return (
    <span className={isYes ? styles.answer : styles.no}>
      <Icon of={isYes ? Check : X} size="small" />
      {isYes ? 'Yes' : 'No'}
    </span>
  );
}

/** Where a flag has no meaning. */
export function NotApplicable() {
  return (
    <>
      <span aria-hidden className={styles.nothing}>
        –
      </span>
      <VisuallyHidden>not applicable</VisuallyHidden>
    </>
  );
}
