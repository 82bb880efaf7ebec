import type { ReactNode } from 'react';
import { aligns, gaps, stack } from './Stack.css';

/** A step of the spacing scale, in px at the default text size. */
export type Space = keyof typeof gaps;

export interface StackProps {
  children: ReactNode;
  /** Space between the children; 16 by default. */
  gap?: Space;
  align?: keyof typeof aligns;
  /** The element; a list takes `li` children. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article';
}

/** Children one under the other. */
export function Stack({ children, gap = 16, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`}>{children}</Element>;
}
