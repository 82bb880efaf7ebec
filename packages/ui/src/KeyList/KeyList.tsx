import { Fragment } from 'react';
import { classNames, type ElementProps } from '../element-props';
import { does, key, keys, list, row } from './KeyList.css';

/** What a key does. */
export interface KeyEntry {
  /** As on the keys, each an alternative: «J», «Shift+A». */
  readonly keys: readonly string[];
  /** A verb and its object: «Approve the item». */
  readonly does: string;
}

export interface KeyListProps extends ElementProps<HTMLDListElement> {
  items: readonly KeyEntry[];
}

/** The keys of a screen or a part of it, and what each does. */
export function KeyList({ items, className, ...rest }: KeyListProps) {
  return (
    <dl {...rest} className={classNames(list, className)}>
      {items.map((item) => (
        <div key={item.keys.join(' ')} className={row}>
          <dt className={keys}>
            {item.keys.map((each, position) => (
              <Fragment key={each}>
                {position > 0 && ' or '}
                <kbd className={key}>{each}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd className={does}>{item.does}</dd>
        </div>
      ))}
    </dl>
  );
}
