import type { ReactNode } from 'react';
import * as styles from './Stack.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** A step of the spacing scale, in px at the default text size. */
export type Space = keyof typeof styles.gaps;

export interface StackProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Space between the children; 16 by default. */
  gap?: Space;
  align?: keyof typeof styles.aligns;
  /** `form`: at most 640 px, as the column of a form; the width of its place by default. */
  width?: keyof typeof styles.widths;
  /** Leaves the children out on paper. */
  isScreenOnly?: boolean;
  /** The element; a list takes `li` children. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article';
}

/** Children one under the other. */
export function Stack({
  children,
  gap = 16,
  align = 'stretch',
  width,
  isScreenOnly = false,
  as = 'div',
  className,
  ...rest
}: StackProps) {
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        styles.stack,
        styles.gaps[gap],
        styles.aligns[align],
        width && styles.widths[width],
        isScreenOnly ? styles.screenOnly : undefined,
        className,
      )}
    >
      {children}
    </Element>
  );
}
