import { shapes, widths } from './Skeleton.css';

export interface SkeletonProps {
  /** What will stand here; it takes exactly that room. */
  shape?: keyof typeof shapes;
  width?: 'full' | 'long' | 'medium' | 'short';
}

/** The place of what is loading, hidden from assistive technology: name the loading once, with a LoadingRegion or Spinner. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  const size = shape === 'avatar' ? widths.avatar : widths[width];
  return <span aria-hidden className={`${shapes[shape]} ${size}`} />;
}
