import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './PageSkeleton.css';

export const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Rows of a list that is loading. */
export function SkeletonRows({ count, isSmall = false }: { count: number; isSmall?: boolean }) {
  return places(count).map((place) => (
    <div key={place} className={isSmall ? styles.smallRow : styles.row}>
      <Skeleton shape="ui" width="medium" />
      <Skeleton shape="ui" width="short" />
    </div>
  ));
}
