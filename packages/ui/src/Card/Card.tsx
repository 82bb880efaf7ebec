import type { ReactNode } from 'react';
import * as styles from './Card.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface CardProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Space inside the edge: none, 16 or 24 px (default). */
  padding?: keyof typeof styles.paddings;
  as?: 'div' | 'article' | 'li' | 'section';
  'aria-labelledby'?: string;
  'aria-label'?: string;
}

/** A sheet on the page's ground: a hairline, no shadow. */
export function Card({ children, padding = 'medium', as = 'div', className, ...rest }: CardProps) {
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(styles.card, styles.paddings[padding], className)}>
      {children}
    </Element>
  );
}
