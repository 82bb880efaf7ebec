import type { ReactNode } from 'react';
import { page } from './Page.css';
import { classNames, type ElementProps } from '../element-props';

export interface PageProps extends ElementProps<HTMLDivElement> {
  /** The PageHeader, then the sections. */
  children: ReactNode;
}

/** The content of one screen: at most 1280 px wide, left-aligned in the shell. */
export function Page({ children, className, ...rest }: PageProps) {
  return (
    <div {...rest} className={classNames(page, className)}>
      {children}
    </div>
  );
}
