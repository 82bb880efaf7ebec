import * as styles from './Spinner.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SpinnerProps extends ElementProps<HTMLSpanElement> {
  /** The label: «Loading brands». Without it the spinner is decorative. */
  label?: string;
  /** 16, 20 (default) or 48 px. */
  size?: keyof typeof styles.dots;
  /** Shows the label under the mark, in the middle of the room that it has. */
  isBlock?: boolean;
}

/** The circle of the wordmark, breathing; it rests under reduced motion. */
export function Spinner({
  label,
  size = 'medium',
  isBlock = false,
  className,
  ...rest
}: SpinnerProps) {
  if (label === undefined)
    return <span {...rest} aria-hidden className={classNames(styles.dots[size], className)} />;
  return (
    <span
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the mark is ours; a progress element draws its own
      role="progressbar"
      aria-label={label}
      className={classNames(styles.root({ isBlock }), className)}
    >
      <span aria-hidden className={styles.dots[size]} />
      {isBlock && <span aria-hidden>{label}</span>}
    </span>
  );
}
