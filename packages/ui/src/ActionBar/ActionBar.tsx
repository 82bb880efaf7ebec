import type { ReactNode } from 'react';
import { bar, status as statusStyle } from './ActionBar.css';

export interface ActionBarProps {
  /** The primary action first, then the ways out. */
  children: ReactNode;
  /** Where the work stands: «Draft kept on this device at 2:30 PM». */
  status?: ReactNode;
}

/** The actions of a form, at the bottom of the window for as long as the form is in sight. */
export function ActionBar({ children, status }: ActionBarProps) {
  return (
    <div className={bar}>
      {children}
      {status !== undefined && <div className={statusStyle}>{status}</div>}
    </div>
  );
}
