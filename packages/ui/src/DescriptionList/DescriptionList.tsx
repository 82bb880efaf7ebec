import type { ReactNode } from 'react';
import { detail, lists, pairs, term } from './DescriptionList.css';
import { classNames, type ElementProps } from '../element-props';

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  items: readonly { readonly term: string; readonly detail: ReactNode }[];
  /** `rows`: term and detail side by side, a hairline between; `columns`: term over detail. */
  layout?: keyof typeof lists;
}

/** Facts about one thing. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames(lists[layout], className)}>
      {items.map((item) => (
        <div key={item.term} className={pairs[layout]}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
