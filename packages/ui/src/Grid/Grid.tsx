import type { ReactNode } from 'react';
import * as styles from './Grid.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface GridProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Smallest width of a column: 176, 240 (default) or 360 px. As many columns as fit share the row. */
  min?: keyof typeof styles.mins;
  /** Space between cells; 16 by default. */
  gap?: keyof typeof styles.gaps;
  /** A few cells share the whole row; otherwise the room of the cells that are missing stays free. */
  isFilled?: boolean;
  /** The element; a list takes `li` children. */
  as?: 'div' | 'ul' | 'ol';
}

/** Cells of equal width that fill the row. */
export function Grid({
  children,
  min = 'medium',
  gap = 16,
  isFilled = false,
  as = 'div',
  className,
  ...rest
}: GridProps) {
  const columns = isFilled ? styles.filledMins[min] : styles.mins[min];
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(styles.grid, styles.gaps[gap], columns, className)}>
      {children}
    </Element>
  );
}
