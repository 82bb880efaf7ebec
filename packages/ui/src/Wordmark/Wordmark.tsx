import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { mark, sizes } from './Wordmark.css';

export interface WordmarkProps {
  /** 18, 22 (default) or 40 px. */
  size?: keyof typeof sizes;
  /** Only the circle, where there is no room for the word. */
  isMarkOnly?: boolean;
}

/** The product's name, its first o a filled circle in accent. */
export function Wordmark({ size = 'medium', isMarkOnly = false }: WordmarkProps) {
  return (
    <span className={sizes[size]}>
      <VisuallyHidden>Brandroom</VisuallyHidden>
      {!isMarkOnly && <span aria-hidden>Brandr</span>}
      <span aria-hidden className={mark} />
      {!isMarkOnly && <span aria-hidden>om</span>}
    </span>
  );
}
