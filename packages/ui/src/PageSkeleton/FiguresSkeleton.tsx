import { Grid } from '../Grid/Grid';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import * as stripStyles from '../StatStrip/StatStrip.css';
import * as styles from './PageSkeleton.css';
import { places, SkeletonRows } from './SkeletonRows';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** The figures and lists of a page while they are on their way. Name it with a LoadingRegion. */
export function FiguresSkeleton({ className, ...rest }: ElementProps<HTMLDivElement>) {
  return (
    <div {...rest} aria-hidden className={classNames(styles.frame, className)}>
      <Stack gap={16}>
        <div className={stripStyles.frame}>
          <div className={stripStyles.strip}>
            {places(4).map((place) => (
              <div key={place} className={styles.figure}>
                <Skeleton shape="ui" width="medium" />
                <Skeleton shape="display" width="short" />
              </div>
            ))}
          </div>
        </div>
        <Grid min="large">
          {places(2).map((place) => (
            <div key={place} className={styles.card}>
              <SkeletonRows count={6} />
            </div>
          ))}
        </Grid>
        <div className={styles.card}>
          <SkeletonRows count={11} isSmall />
        </div>
      </Stack>
    </div>
  );
}
