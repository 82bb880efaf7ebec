import type { ReactNode } from 'react';
import * as styles from './Heading.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** The depth of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ElementProps<HTMLHeadingElement> {
  children: ReactNode;
  /** Place in the outline, apart from the size. */
  level: HeadingLevel;
  /** A step of the type scale; follows the level by default. */
  size?: keyof typeof styles.sizes;
  /** Lets the heading take focus from a script, for moving the reader there. */
  isFocusable?: boolean;
}

const sizeOfLevel = {
  1: 'lead',
  2: 'body',
  3: 'ui',
  4: 'ui',
  5: 'ui',
  6: 'ui',
} as const;

/** A heading, in its own direction: its level is the outline's, its size the eye's. */
export function Heading({
  children,
  level,
  size,
  isFocusable = false,
  className,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      dir="auto"
      {...rest}
      {...(isFocusable ? { tabIndex: -1 } : {})}
      className={classNames(styles.sizes[size ?? sizeOfLevel[level]], className)}
    >
      {children}
    </Element>
  );
}
