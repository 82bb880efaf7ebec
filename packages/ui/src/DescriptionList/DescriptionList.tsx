import type { ReactNode } from 'react';
import { detail, lists, pairs, term } from './DescriptionList.css';

export interface DescriptionListProps {
  items: readonly { readonly term: string; readonly detail: ReactNode }[];
  /** `rows`: term and detail side by side, a hairline between; `columns`: term over detail. */
  layout?: keyof typeof lists;
}

/** Facts about one thing. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={lists[layout]}>
      {items.map((item) => (
        <div key={item.term} className={pairs[layout]}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
