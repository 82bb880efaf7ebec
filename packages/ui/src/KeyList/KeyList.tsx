import { Fragment } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './KeyList.css';

/** A key with its action. */
export interface KeyEntry {
  /** As on the keys, each an alternative: «J», «Shift+A». */
  readonly keys: readonly string[];
  /** A verb and its object: «Approve the item». */
  readonly does: string;
}

export interface KeyListProps extends ElementProps<HTMLDListElement> {
  items: readonly KeyEntry[];
}

/** The keys of a screen or a part of it, each with its action. */
export function KeyList({ items, className, ...rest }: KeyListProps) {
  return (
    <dl {...rest} className={classNames(styles.list, className)}>
      {items.map((item) => (
        <div key={item.keys.join(' ')} className={styles.row}>
          <dt className={styles.keys}>
            {item.keys.map((each, position) => (
              <Fragment key={each}>
                {position > 0 && ' or '}
                <kbd className={styles.key}>{each}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd className={styles.does}>{item.does}</dd>
        </div>
      ))}
    </dl>
  );
}
