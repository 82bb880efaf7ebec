import type { ReactNode } from 'react';
import * as styles from './PropertyBar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PropertyBarProps extends ElementProps<HTMLDivElement> {
  /** Names the row: «Properties». */
  label: string;
  /** Badges and small fields with hidden labels. */
  children: ReactNode;
  /** At the end of the row: when it was saved, an action. */
  end?: ReactNode;
  /** `page` (default): below the page bar, from edge to edge. `part`: the first row of a part of a form. */
  variant?: keyof typeof styles.variants;
}

/**
 * The properties of an item, as one row of small controls above its form. It belongs to the form: its fields are sent
 * and checked with it, and an error makes the row higher.
 */
export function PropertyBar({
  label,
  children,
  end,
  variant = 'page',
  className,
  ...rest
}: PropertyBarProps) {
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
      role="group"
      aria-label={label}
      className={classNames(styles.variants[variant], className)}
    >
      {children}
      {Boolean(end) && <div className={styles.end}>{end}</div>}
    </div>
  );
}
