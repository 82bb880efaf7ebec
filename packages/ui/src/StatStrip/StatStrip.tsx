import { Link } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './StatStrip.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** One figure of the strip, all of its cell a link. */
export interface StripStat {
  /** The figure, formatted. */
  readonly value: string;
  /** The counted thing: «Pending Approval». */
  readonly label: string;
  readonly href: string;
  /** The link's action: «open calendar». */
  readonly leads: string;
}

export interface StatStripProps extends ElementProps<HTMLUListElement> {
  /** Names the list: «At a glance». */
  label: string;
  /** Each with a label of its own. */
  stats: readonly StripStat[];
}

/** A few figures beside each other in one card; on phones two by two. */
export function StatStrip({ label, stats, className, ...rest }: StatStripProps) {
  return (
    <ul {...rest} aria-label={label} className={classNames(styles.strip, className)}>
      {stats.map((stat) => (
        <li key={stat.label} className={styles.cell}>
          <Link href={stat.href} className={styles.stat}>
            <span aria-hidden className={styles.label}>
              {stat.label}
            </span>
            <span className={styles.value}>{stat.value}</span>
            <VisuallyHidden>
              {' '}
              {stat.label}, {stat.leads}
            </VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
