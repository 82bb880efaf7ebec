import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  items: readonly { readonly term: string; readonly detail: ReactNode }[];
  /** `rows`: term and detail side by side, a hairline between; `columns`: term over detail;
   * `line`: small, one after the other. */
  layout?: keyof typeof styles.lists;
}

/** Facts about one thing. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames(styles.lists[layout], className)}>
      {items.map((item) => (
        <div key={item.term} className={styles.pairs[layout]}>
          <dt className={styles.terms[layout]}>{item.term}</dt>
          <dd dir="auto" className={styles.detail}>
            {item.detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
