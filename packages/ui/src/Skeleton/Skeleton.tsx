import * as styles from './Skeleton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const skeletonWidths = ['full', 'long', 'medium', 'short'] as const;

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** What will stand here; it takes exactly that room. */
  shape?: keyof typeof styles.shapes;
  width?: (typeof skeletonWidths)[number];
}

/** The place of what is loading, hidden from assistive technology: name the loading once, with a LoadingRegion or Spinner. */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps) {
  const size = shape === 'avatar' ? styles.widths.avatar : styles.widths[width];
  return (
    <span {...rest} aria-hidden className={classNames(styles.shapes[shape], size, className)} />
  );
}
