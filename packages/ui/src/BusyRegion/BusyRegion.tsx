import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './BusyRegion.css';

export interface BusyRegionProps extends ElementProps<HTMLDivElement> {
  /** The shown content is outdated, and new content is loading. */
  isBusy: boolean;
  /** «Updating…»: shown and spoken after 400 ms, so that quick answers stay silent. */
  label: string;
  /** The outdated content, which stays until the new one is loaded. Its first line leaves room at its end. */
  children: ReactNode;
}

/**
 * Results that are being refreshed: the old ones stay, dimmed, so that nothing jumps. With an id it is the target
 * of a SkipLink.
 */
export function BusyRegion({ isBusy, label, children, className, ...rest }: BusyRegionProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => {
      setSlow(true);
      announce(label);
    }, 400);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy, label]);
  return (
    <div
      {...rest}
      {...(rest.id === undefined ? {} : { tabIndex: -1 })}
      aria-busy={isSlow}
      className={classNames(styles.region, className)}
    >
      {isSlow && (
        <div className={styles.status}>
          <Spinner label={label} size="small" />
          <span aria-hidden>{label}</span>
        </div>
      )}
      <div className={styles.contents[isSlow ? 'stale' : 'current']}>{children}</div>
    </div>
  );
}
