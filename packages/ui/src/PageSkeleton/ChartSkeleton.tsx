import * as chartStyles from '../ChartFigure/ChartFigure.css';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import * as styles from './PageSkeleton.css';

/** A chart that is loading, with the field of its measure. */
export function ChartSkeleton() {
  return (
    <Stack gap={16} aria-hidden>
      <div className={styles.field}>
        <Skeleton shape="ui" width="medium" />
        <Skeleton shape="control" />
      </div>
      <div className={chartStyles.figure}>
        <div className={chartStyles.caption}>
          <Skeleton width="medium" />
          <div>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
        </div>
        <div className={styles.legend}>
          <Skeleton shape="caption" width="short" />
        </div>
        <div className={chartStyles.plot}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Stack>
  );
}
