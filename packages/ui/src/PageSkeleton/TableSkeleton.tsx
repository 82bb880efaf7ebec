import * as pageStyles from '../Page/Page.css';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import * as styles from './PageSkeleton.css';
import { places, SkeletonRows } from './SkeletonRows';

export interface TableSkeletonProps {
  /** The number of rows. */
  count: number;
  /** Whether a row has a line of help under its name. */
  isTall?: boolean;
  /** Whether it has a heading. */
  hasHeading?: boolean;
  /** Whether the heading has a line of help. */
  hasHelp?: boolean;
  /** From edge to edge of its page. */
  isFullBleed?: boolean;
}

/** A table that is loading. */
export function TableSkeleton({
  count,
  isTall = false,
  hasHeading = false,
  hasHelp = false,
  isFullBleed = false,
}: TableSkeletonProps) {
  const table = (
    <div aria-hidden className={isFullBleed ? pageStyles.outOfGutters : styles.card}>
      <div className={styles.headRow}>
        <Skeleton shape="caption" width="short" />
      </div>
      {isTall ? <TallRows count={count} /> : <SkeletonRows count={count} />}
    </div>
  );
  if (!hasHeading) return table;
  return (
    <Stack gap={16}>
      <div aria-hidden className={styles.head}>
        <Skeleton width="short" />
        {hasHelp && <Skeleton width="medium" />}
      </div>
      {table}
    </Stack>
  );
}

function TallRows({ count }: { count: number }) {
  return places(count).map((place) => (
    <div key={place} className={styles.tallRow}>
      <div className={styles.tallName}>
        <Skeleton shape="ui" width="medium" />
        <Skeleton shape="caption" width="long" />
      </div>
      <Skeleton shape="ui" width="short" />
    </div>
  ));
}
