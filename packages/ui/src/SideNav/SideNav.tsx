import type { ReactNode } from 'react';
import { useShell } from '../Shell/shell-context';
import { Wordmark } from '../Wordmark/Wordmark';
import type { NavEntry } from './nav-entry';
import * as styles from './SideNav.css';
import { SideNavGroup } from './SideNavGroup';
import { SideNavLink } from './SideNavLink';
import { useNavTooltip } from './use-nav-tooltip';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SideNavProps extends ElementProps<HTMLDivElement> {
  entries: readonly NavEntry[];
  /** Under the wordmark: the brand switcher. */
  top?: ReactNode;
  /** At the foot: the user card. */
  bottom?: ReactNode;
}

/** The way around the product, inside the Shell's `nav`. Lists of links under disclosures, not a tree. */
export function SideNav({ entries, top, bottom, className, ...rest }: SideNavProps) {
  const { isNavCollapsed } = useShell();
  const { tip, handlers } = useNavTooltip(isNavCollapsed);
  return (
    <div {...rest} className={classNames(styles.nav, className)} {...handlers}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <Wordmark isMarkOnly={isNavCollapsed} />
        </div>
        {top}
      </div>
      <div className={styles.scroller}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <SideNavGroup group={entry} isCollapsed={isNavCollapsed} />
              ) : (
                <SideNavLink link={entry} isCollapsed={isNavCollapsed} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {bottom !== undefined && <div className={styles.bottom}>{bottom}</div>}
      {tip && (
        // The link has the same name already.
        <div aria-hidden className={styles.tooltip} style={{ insetBlockStart: tip.middle }}>
          {tip.text}
        </div>
      )}
    </div>
  );
}
