import type { ReactNode } from 'react';
import { card, paddings } from './Card.css';

export interface CardProps {
  children: ReactNode;
  /** Space inside the edge: none, 16 or 24 px (default). */
  padding?: keyof typeof paddings;
  as?: 'div' | 'article' | 'li' | 'section';
  'aria-labelledby'?: string;
  'aria-label'?: string;
}

/** A sheet on the page's ground: a hairline, no shadow. */
export function Card({ children, padding = 'medium', as: Element = 'div', ...rest }: CardProps) {
  return (
    <Element {...rest} className={`${card} ${paddings[padding]}`}>
      {children}
    </Element>
  );
}
