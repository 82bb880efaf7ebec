import type { ReactNode } from 'react';
import * as styles from './ActionBar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ActionBarProps extends ElementProps<HTMLDivElement> {
  /** The primary action first, then cancel and similar. */
  children: ReactNode;
  /** The state of the work: «Draft kept on this device at 2:30 PM». */
  status?: ReactNode;
}

/** The actions of a form, at the bottom of the window for as long as the form is in sight. */
export function ActionBar({ children, status, className, ...rest }: ActionBarProps) {
  return (
    <div {...rest} className={classNames(styles.bar, className)}>
      {children}
      {status !== undefined && <div className={styles.status}>{status}</div>}
    </div>
  );
}
