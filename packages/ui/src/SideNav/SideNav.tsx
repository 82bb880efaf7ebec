import type { CSSProperties, ReactNode } from 'react';
import { useShell } from '../Shell/shell-context';
import type { NavEntry } from './nav-entry';
import * as styles from './SideNav.css';
import { SideNavGroup } from './SideNavGroup';
import { SideNavLink } from './SideNavLink';
import { useNavTooltip } from './use-nav-tooltip';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SideNavProps extends ElementProps<HTMLDivElement> {
  entries: readonly NavEntry[];
  /** At the head: the brand switcher and the search. */
  top?: ReactNode;
  /** At the foot: the user card. */
  bottom?: ReactNode;
}

/** The way around the product, inside the Shell's `nav`. Lists of links under disclosures, not a tree. */
export function SideNav({ entries, top, bottom, className, ...rest }: SideNavProps) {
  const { isNavCollapsed } = useShell();
  const { tip, handlers } = useNavTooltip(isNavCollapsed);
  return (
    <div
      {...rest}
      className={classNames(styles.nav, className)}
      style={{ [styles.lineCountName]: linesOf(entries) } as CSSProperties}
      {...handlers}
    >
      {top !== undefined && <div className={styles.top}>{top}</div>}
      <div className={styles.scroller}>
        <ul className={styles.list}>
          {entries.map((entry, place) => (
            <li
              key={entry.label}
              {...(isAfterGroup(entries, place) && { className: styles.afterGroup })}
            >
              {'links' in entry ? (
                <SideNavGroup group={entry} isCollapsed={isNavCollapsed} />
              ) : (
                <SideNavLink {...entry} isCollapsed={isNavCollapsed} />
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

function isAfterGroup(entries: readonly NavEntry[], place: number): boolean {
  const [before, entry] = [entries[place - 1], entries[place]];
  return before !== undefined && 'links' in before && entry !== undefined && !('links' in entry);
}

/** Links and labels of the whole menu, open or closed. */
function linesOf(entries: readonly NavEntry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + ('links' in entry ? entry.links.length : 0), 0);
}
