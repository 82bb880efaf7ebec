import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface VisuallyHiddenProps extends ElementProps<HTMLSpanElement> {
  children: ReactNode;
  /** For controls: whether they are hidden now. One that has focus is shown. */
  isHidden?: boolean;
}

/** Text for screen readers where the picture or the place says it to the eye. */
export function VisuallyHidden({ children, isHidden, className, ...rest }: VisuallyHiddenProps) {
  const hidden = isHidden === undefined ? styles.visuallyHidden : styles.untilFocus;
  return (
    <span {...rest} className={classNames(isHidden === false ? styles.shown : hidden, className)}>
      {children}
    </span>
  );
}
