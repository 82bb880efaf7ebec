import type { ReactNode } from 'react';
import * as styles from './Toolbar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ToolbarProps extends ElementProps<HTMLDivElement> {
  /** Names the group: «Filter content». */
  label: string;
  children: ReactNode;
  /** Controls at the end of the row. */
  end?: ReactNode;
  /** Controls that open under the row, in a Disclosure. */
  below?: ReactNode;
}

/**
 * A named row of controls. A group, not the ARIA toolbar: each control keeps its own tab stop, because text fields in
 * it need the arrow keys.
 */
export function Toolbar({ label, children, end, below, className, ...rest }: ToolbarProps) {
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
      role="group"
      aria-label={label}
      className={classNames(styles.toolbar, className)}
    >
      <div className={styles.part}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {Boolean(below) && <div className={styles.below}>{below}</div>}
    </div>
  );
}
