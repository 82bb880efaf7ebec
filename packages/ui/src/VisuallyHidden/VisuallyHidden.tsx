import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface VisuallyHiddenProps extends ElementProps<HTMLSpanElement> {
  children: ReactNode;
}

/** Text for screen readers where a picture or the position conveys it visually. */
export function VisuallyHidden({ children, className, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={classNames(styles.visuallyHidden, className)}>
      {children}
    </span>
  );
}
