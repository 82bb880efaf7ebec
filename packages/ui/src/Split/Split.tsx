import type { ReactNode } from 'react';
import * as styles from './Split.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SplitProps extends ElementProps<HTMLDivElement> {
  /** The form, or the main part. */
  children: ReactNode;
  /** The side content, beside it from 1100 px on, and below it on narrower pages; a queue is always beside it. */
  aside: ReactNode;
  /** Names the aside: «Workflow», «Preview». */
  asideLabel: string;
  /**
   * `form`: a column of at most 640 px, and 360 px for the aside. `aside`: the rest beside the 360 px of the aside.
   * `queue`: the aside comes first, 300 px wide and from edge to edge, and scrolls by itself.
   */
  variant?: keyof typeof styles.variants;
}

/** Two columns: the work and its aids. */
export function Split({
  children,
  aside,
  asideLabel,
  variant = 'form',
  className,
  ...rest
}: SplitProps) {
  const isQueue = variant === 'queue';
  const side = (
    <aside aria-label={asideLabel} className={isQueue ? styles.queue : styles.aside}>
      {aside}
    </aside>
  );
  return (
    <div {...rest} className={classNames(styles.variants[variant], className)}>
      {isQueue && side}
      <div className={styles.mains[variant]}>{children}</div>
      {!isQueue && side}
    </div>
  );
}
