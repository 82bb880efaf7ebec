import * as styles from './Avatar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const avatarShapes = ['round', 'square'] as const;

export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The initials, one or two letters. */
  initials: string;
  /** A picture, instead of the initials. */
  src?: string;
  /** 24, 32 (default) or 72 px. */
  size?: keyof typeof styles.sizes;
  /** Round for people, square for brands. */
  shape?: (typeof avatarShapes)[number];
  /** CSS colors of the ground and of the initials on it; the theme's by default. */
  colors?: { readonly ground: string; readonly text: string };
}

/**
 * The picture or initials of a person or a brand. The name is always beside it, so it is hidden from assistive
 * technology. The initials are a picture too, drawn by the style sheet: as text they would be the
 * visible label of a button around them, which its name would have to contain (WCAG 2.5.3).
 */
export function Avatar({
  initials,
  src,
  size = 'medium',
  shape = 'round',
  colors,
  className,
  ...rest
}: AvatarProps) {
  const isLetter = size === 'small' && shape === 'round';
  const shaped = shape === 'square' ? styles.square : undefined;
  return (
    <span
      {...rest}
      aria-hidden
      className={classNames(styles.sizes[size], shaped, className)}
      {...(colors ? { style: { backgroundColor: colors.ground, color: colors.text } } : {})}
      data-initials={src === undefined ? initials.slice(0, isLetter ? 1 : 2) : ''}
    >
      {src !== undefined && <img src={src} alt="" className={styles.image} />}
    </span>
  );
}
