import type { ReactNode } from 'react';
import { aligns, gaps, inline, justifies, wraps } from './Inline.css';
import { classNames, type ElementProps } from '../element-props';

export interface InlineProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Space between the children; 8 by default. */
  gap?: keyof typeof gaps;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
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
    inline,
    gaps[gap],
    aligns[align],
    justifies[justify],
    wraps[isWrapping ? 'yes' : 'no'],
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
