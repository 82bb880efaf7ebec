import { dots, root } from './Spinner.css';

export interface SpinnerProps {
  /** Names what is loading: «Loading brands». Without it the mark is only a picture. */
  label?: string;
  /** 16, 20 (default) or 48 px. */
  size?: keyof typeof dots;
  /** Shows the label under the mark, in the middle of the room that it has. */
  isBlock?: boolean;
}

/** The circle of the wordmark, breathing; it rests under reduced motion. */
export function Spinner({ label, size = 'medium', isBlock = false }: SpinnerProps) {
  const mark = <span aria-hidden className={dots[size]} />;
  if (label === undefined) return mark;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the mark is ours; a progress element draws its own
    <span role="progressbar" aria-label={label} className={root({ isBlock })}>
      {mark}
      {isBlock && <span aria-hidden>{label}</span>}
    </span>
  );
}
