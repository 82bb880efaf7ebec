import { Skeleton } from '../Skeleton/Skeleton';
import { stripLayout } from '../StatStrip/StatStrip';
import * as stripStyles from '../StatStrip/StatStrip.css';
import { places } from './SkeletonRows';

export interface StripSkeletonProps {
  /** The number of figures. */
  count: number;
  /** Whether a figure has its change or a note. */
  hasNotes?: boolean;
}

/** A StatStrip that is loading. */
export function StripSkeleton({ count, hasNotes = false }: StripSkeletonProps) {
  return (
    <div aria-hidden className={stripStyles.frame}>
      <div {...stripLayout(count)}>
        {places(count).map((place) => (
          <div key={place} className={stripStyles.cell}>
            <div className={stripStyles.stat}>
              <Skeleton shape="ui" width="medium" />
              <Skeleton shape="display" width="short" />
              <span>{hasNotes && <Skeleton shape="caption" width="long" />}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
