import type { ReactNode } from 'react';
import { filledMins, gaps, grid, mins } from './Grid.css';
import { classNames, type ElementProps } from '../element-props';

export interface GridProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Smallest width of a column: 176, 240 (default) or 360 px. As many columns as fit share the row. */
  min?: keyof typeof mins;
  /** Space between cells; 16 by default. */
  gap?: keyof typeof gaps;
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
  const columns = isFilled ? filledMins[min] : mins[min];
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(grid, gaps[gap], columns, className)}>
      {children}
    </Element>
  );
}
