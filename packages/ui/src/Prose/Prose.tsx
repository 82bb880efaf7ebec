import type { ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Prose.css';

export interface ProseProps extends ElementProps<HTMLDivElement> {
  /** Headings, paragraphs, lists, quotes, code and rules as plain elements. */
  children: ReactNode;
}

/** A text by a person, set for reading: its lists have marks, its quotes a line, its code its own ground. */
export function Prose({ children, className, ...rest }: ProseProps) {
  return (
    <div dir="auto" {...rest} className={classNames(styles.prose, className)}>
      {children}
    </div>
  );
}
