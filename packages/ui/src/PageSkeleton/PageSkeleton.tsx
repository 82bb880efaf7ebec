import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid';
import type { PageLayout } from '../Page/Page';
import * as pageStyles from '../Page/Page.css';
import { Skeleton } from '../Skeleton/Skeleton';
import * as splitStyles from '../Split/Split.css';
import { Stack } from '../Stack/Stack';
import * as styles from './PageSkeleton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PageSkeletonProps extends ElementProps<HTMLDivElement> {
  /** Of the Page that it stands in. */
  layout: PageLayout;
}

/** The content of a page while it is on its way, in the places and sizes of its layout. Name it with a LoadingRegion. */
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
  form: styles.frame,
  figures: styles.frame,
  story: styles.frame,
} as const;

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function Rows({ count }: { count: number }) {
  return places(count).map((place) => (
    <div key={place} className={styles.row}>
      <Skeleton shape="ui" width="medium" />
      <Skeleton shape="ui" width="short" />
    </div>
  ));
}

function Field({ children = <Skeleton shape="control" /> }: { children?: ReactNode }) {
  return (
    <Stack gap={4}>
      <Skeleton shape="ui" width="short" />
      {children}
    </Stack>
  );
}

const contents: Record<PageLayout, ReactNode> = {
  board: (
    <div className={styles.board}>
      {places(42).map((place) => (
        <div key={place} className={styles.day}>
          <Skeleton shape="ui" width="short" />
          {place > 6 && place % 3 === 0 && <Skeleton shape="title" />}
        </div>
      ))}
    </div>
  ),
  list: (
    <>
      <div className={styles.headRow}>
        <Skeleton shape="caption" width="short" />
      </div>
      <Rows count={14} />
    </>
  ),
  gallery: (
    <Grid min="small">
      {places(15).map((place) => (
        <div key={place} className={styles.tile}>
          <Skeleton shape="picture" />
          <div className={styles.foot}>
            <Skeleton shape="ui" width="long" />
            <Skeleton shape="caption" width="medium" />
          </div>
        </div>
      ))}
    </Grid>
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
  figures: (
    <Stack gap={16}>
      <div className={styles.strip}>
        {places(4).map((place) => (
          <div key={place} className={styles.figure}>
            <Skeleton shape="ui" width="medium" />
            <Skeleton shape="display" width="short" />
          </div>
        ))}
      </div>
      <Grid min="large">
        {places(2).map((place) => (
          <div key={place} className={styles.card}>
            <Rows count={6} />
          </div>
        ))}
      </Grid>
      <div className={styles.card}>
        <Rows count={6} />
      </div>
    </Stack>
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
};
