import type { ReactNode } from 'react';
import { gaps, grid, mins } from './Grid.css';

export interface GridProps {
  children: ReactNode;
  /** Smallest width of a column: 176, 240 (default) or 360 px. As many columns as fit share the row. */
  min?: keyof typeof mins;
  /** Space between cells; 16 by default. */
  gap?: keyof typeof gaps;
  /** The element; a list takes `li` children. */
  as?: 'div' | 'ul' | 'ol';
}

/** Cells of equal width that fill the row. */
export function Grid({ children, min = 'medium', gap = 16, as: Element = 'div' }: GridProps) {
  return <Element className={`${grid} ${gaps[gap]} ${mins[min]}`}>{children}</Element>;
}
