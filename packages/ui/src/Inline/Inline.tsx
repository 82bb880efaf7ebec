import type { ReactNode } from 'react';
import * as styles from './Inline.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface InlineProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Space between the children; 8 by default. */
  gap?: keyof typeof styles.gaps;
  align?: keyof typeof styles.aligns;
  justify?: keyof typeof styles.justifies;
  /** Whether children that find no room go to the next line; true by default. */
  isWrapping?: boolean;
  /** The element; a list takes `li` children. */
  as?: 'div' | 'ul' | 'ol' | 'span' | 'p';
}

/** Children in a row. */
export function Inline({
  children,
  gap = 8,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const classes = [
    styles.inline,
    styles.gaps[gap],
    styles.aligns[align],
    styles.justifies[justify],
    styles.wraps[isWrapping ? 'yes' : 'no'],
    className,
  ];
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(...classes)}>
      {children}
    </Element>
  );
}
