import type { ReactNode } from 'react';
import * as styles from './HiddenUntilFocus.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface HiddenUntilFocusProps extends ElementProps<HTMLSpanElement> {
  /** Controls, with their text. */
  children: ReactNode;
  /** False shows them without focus, too; true by default. */
  isHidden?: boolean;
}

/** Controls that are out of sight, but not for screen readers, until one of them has focus. */
export function HiddenUntilFocus({
  children,
  isHidden = true,
  className,
  ...rest
}: HiddenUntilFocusProps) {
  return (
    <span {...rest} className={classNames(isHidden ? styles.untilFocus : styles.shown, className)}>
      {children}
    </span>
  );
}
