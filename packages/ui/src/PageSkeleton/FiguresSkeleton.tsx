import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import * as styles from './PageSkeleton.css';
import { places, SkeletonRows } from './SkeletonRows';
import { StripSkeleton } from './StripSkeleton';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** The figures and lists of a page while they are on their way. Name it with a LoadingRegion. */
export function FiguresSkeleton({ className, ...rest }: ElementProps<HTMLDivElement>) {
  return (
    <div {...rest} aria-hidden className={classNames(styles.frame, className)}>
      <Stack gap={16}>
        <StripSkeleton count={4} />
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
