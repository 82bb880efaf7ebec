import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Skeleton } from '../Skeleton/Skeleton';
import { figuresPerRow } from '../StatStrip/StatStrip';
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
  const perRow = figuresPerRow(count);
  return (
    <div aria-hidden className={stripStyles.frame}>
      <div
        className={perRow > 4 ? stripStyles.long : stripStyles.strip}
        style={assignInlineVars({ [stripStyles.perRow]: String(perRow) })}
      >
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
