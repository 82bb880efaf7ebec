import type { ReactNode } from 'react';
import * as styles from './Page.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PageProps extends ElementProps<HTMLDivElement> {
  /** The PageHeader, then the sections. */
  children: ReactNode;
}

/** The content of one screen: at most 1280 px wide, left-aligned in the shell. */
export function Page({ children, className, ...rest }: PageProps) {
  return (
    <div {...rest} className={classNames(styles.page, className)}>
      {children}
    </div>
  );
}
