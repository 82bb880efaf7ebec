import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Wordmark.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface WordmarkProps extends ElementProps<HTMLSpanElement> {
  /** 18, 22 (default) or 40 px. */
  size?: keyof typeof styles.sizes;
  /** Only the circle, where there is no room for the word. */
  isMarkOnly?: boolean;
}

/** The product's name, its first o a filled circle in accent. */
export function Wordmark({
  size = 'medium',
  isMarkOnly = false,
  className,
  ...rest
}: WordmarkProps) {
  return (
    <span {...rest} className={classNames(styles.sizes[size], className)}>
      <VisuallyHidden>Brandroom</VisuallyHidden>
      {!isMarkOnly && <span aria-hidden>Brandr</span>}
      <span aria-hidden className={styles.mark} />
      {!isMarkOnly && <span aria-hidden>om</span>}
    </span>
  );
}
