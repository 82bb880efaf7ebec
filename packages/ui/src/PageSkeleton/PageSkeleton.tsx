import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid';
import type { PageLayout } from '../Page/Page';
import * as pageStyles from '../Page/Page.css';
import { Skeleton } from '../Skeleton/Skeleton';
import * as splitStyles from '../Split/Split.css';
import { Stack } from '../Stack/Stack';
import * as styles from './PageSkeleton.css';
import { places, SkeletonRows } from './SkeletonRows';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** Figures have a FiguresSkeleton, which the first page loads without the others. */
type SkeletonLayout = Exclude<PageLayout, 'figures'> | 'cards';

export interface PageSkeletonProps extends ElementProps<HTMLDivElement> {
  /** The layout of its Page, or cards below each other. */
  layout: SkeletonLayout;
}

/** The placeholder of a page that is loading, in the layout of its content. Name it with a LoadingRegion. */
export function PageSkeleton({ layout, className, ...rest }: PageSkeletonProps) {
  return (
    <div {...rest} aria-hidden className={classNames(frames[layout], className)}>
      {contents[layout]}
    </div>
  );
}

const frames = {
  board: `${styles.frame} ${pageStyles.outOfGutters}`,
  list: `${styles.frame} ${pageStyles.outOfGutters}`,
  gallery: styles.frame,
  desk: styles.frame,
  form: styles.frame,
  story: styles.frame,
  cards: styles.frame,
} as const;

function Field({ children = <Skeleton shape="control" /> }: { children?: ReactNode }) {
  return (
    <Stack gap={4}>
      <Skeleton shape="ui" width="short" />
      {children}
    </Stack>
  );
}

const contents: Record<SkeletonLayout, ReactNode> = {
  board: (
    <div className={styles.board}>
      {places(42).map((place) => (
        <div key={place} className={styles.day}>
          <Skeleton shape="ui" width="short" />
          {place > 6 && place % 3 === 0 && <Skeleton shape="title" className={styles.entry} />}
        </div>
      ))}
    </div>
  ),
  list: (
    <>
      <div className={styles.headRow}>
        <Skeleton shape="caption" width="short" />
      </div>
      <SkeletonRows count={14} />
    </>
  ),
  gallery: (
    <Grid min="small">
      {places(15).map((place) => (
        <div key={place} className={styles.tile}>
          <Skeleton shape="picture" />
          <div className={styles.foot}>
            <Skeleton shape="ui" width="long" />
            <Skeleton shape="ui" width="medium" />
            <Skeleton shape="caption" width="medium" />
          </div>
        </div>
      ))}
    </Grid>
  ),
  desk: (
    <div className={splitStyles.variants.queue}>
      <div className={splitStyles.queue}>
        <SkeletonRows count={8} />
      </div>
      <div className={splitStyles.mains.queue}>
        <Stack gap={8}>
          <div>
            <Skeleton width="medium" />
            <Skeleton shape="caption" width="long" />
          </div>
          <Skeleton shape="block" />
        </Stack>
      </div>
    </div>
  ),
  form: (
    <div className={splitStyles.variants.form}>
      <Stack gap={16}>
        <Field />
        <Field>
          <Skeleton shape="block" className={styles.text} />
        </Field>
        <Field />
      </Stack>
      <Skeleton shape="picture" />
    </div>
  ),
  story: (
    <Stack gap={32}>
      {places(3).map((place) => (
        <Stack key={place} gap={8}>
          <Skeleton shape="display" width="medium" />
          <Skeleton />
          <Skeleton width="long" />
        </Stack>
      ))}
    </Stack>
  ),
  cards: (
    <Stack gap={12}>
      {places(4).map((place) => (
        <div key={place} className={`${styles.card} ${styles.foot}`}>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="ui" width="short" />
          <Skeleton shape="ui" width="long" />
        </div>
      ))}
    </Stack>
  ),
};
