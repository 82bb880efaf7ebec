import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../Page/page-context';

export interface ViewBarCountProps {
  /** How many there are, in words. */
  children?: ReactNode;
  /** The undo bar. */
  done?: ReactNode;
}

/** Facts of the view bar that only the content knows: drawn there, on phones in the row below it. */
export function ViewBarCount({ children, done }: ViewBarCountProps) {
  const page = usePage();
  if (!page) {
    return (
      <>
        {children}
        {done}
      </>
    );
  }
  const place = page.isNarrow ? page.below : page.count;
  return (
    <>
      {page.count && createPortal(children, page.count)}
      {place && createPortal(done, place)}
    </>
  );
}
