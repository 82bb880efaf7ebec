import type { ReactNode } from 'react';
import { page } from './Page.css';

export interface PageProps {
  /** The PageHeader, then the sections. */
  children: ReactNode;
}

/** The content of one screen: at most 1280 px wide, left-aligned in the shell. */
export function Page({ children }: PageProps) {
  return <div className={page}>{children}</div>;
}
