import * as styles from './Avatar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The person's initials, one or two letters. */
  initials: string;
  /** The person's picture, instead of the initials. */
  src?: string;
  /** 24, 36 (default) or 72 px. */
  size?: keyof typeof styles.sizes;
}

/**
 * A person's picture or initials. The name always stands beside it, so it is hidden from assistive
 * technology. The initials are a picture too, drawn by the style sheet: as text they would be the
 * visible label of a button around them, which its name would have to contain (WCAG 2.5.3).
 */
export function Avatar({ initials, src, size = 'medium', className, ...rest }: AvatarProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={classNames(styles.sizes[size], className)}
      data-initials={src === undefined ? initials.slice(0, size === 'small' ? 1 : 2) : ''}
    >
      {src !== undefined && <img src={src} alt="" className={styles.image} />}
    </span>
  );
}
