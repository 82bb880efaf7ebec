import * as styles from './Skeleton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const skeletonWidths = ['full', 'long', 'medium', 'short', 'name'] as const;

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** The kind of the future content; the skeleton has its exact size. */
  shape?: keyof typeof styles.shapes;
  width?: (typeof skeletonWidths)[number];
}

/** A placeholder for loading content, hidden from assistive technology: announce the loading once, with a LoadingRegion or Spinner. */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps) {
  const size = shape === 'avatar' ? styles.widths.avatar : styles.widths[width];
  return (
    <span {...rest} aria-hidden className={classNames(styles.shapes[shape], size, className)} />
  );
}
