import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { mark, sizes } from './Wordmark.css';
import { classNames, type ElementProps } from '../element-props';

export interface WordmarkProps extends ElementProps<HTMLSpanElement> {
  /** 18, 22 (default) or 40 px. */
  size?: keyof typeof sizes;
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
    <span {...rest} className={classNames(sizes[size], className)}>
      <VisuallyHidden>Brandroom</VisuallyHidden>
      {!isMarkOnly && <span aria-hidden>Brandr</span>}
      <span aria-hidden className={mark} />
      {!isMarkOnly && <span aria-hidden>om</span>}
    </span>
  );
}
