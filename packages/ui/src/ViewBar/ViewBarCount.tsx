import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePage, usePagePlaces } from '../Page/page-context';
import * as styles from './ViewBar.css';

export interface ViewBarCountProps {
  /** The number of results, as text. */
  children?: ReactNode;
  /** The undo bar. */
  done?: ReactNode;
  /** Order, columns and panels of the content; on phones they belong into the page's menu. */
  end?: ReactNode;
}

/** Facts of the view bar that only the content knows: drawn there, on phones in the row below it. */
export function ViewBarCount({ children, done, end }: ViewBarCountProps) {
  const page = usePage();
  const places = usePagePlaces();
  if (!page || !places) {
    return (
      <>
        {children}
        {done}
        {end}
      </>
    );
  }
  const undo = Boolean(done) && <div className={styles.done}>{done}</div>;
  return (
    <>
      {places.count &&
        createPortal(
          <>
            {children}
            {!page.isNarrow && undo}
          </>,
          places.count,
        )}
      {!page.isNarrow && places.end && createPortal(end, places.end)}
      {page.isNarrow && places.below && createPortal(undo, places.below)}
    </>
  );
}
