import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide';
import { Link } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './StatStrip.css';

/** A change as text: «up 12%». */
export interface StatChange {
  readonly direction: 'up' | 'down' | 'same';
  /** Whether the change is good or bad, because fewer may be better. Neutral by default. */
  readonly judgement?: 'good' | 'bad' | 'neutral';
  readonly text: string;
}

/** One figure of the strip. */
export interface StripStat {
  /** The figure, formatted. */
  readonly value: string;
  /** The counted thing: «Pending Approval». */
  readonly label: string;
  /** The link of the whole cell, with its action as text: «open calendar». */
  readonly link?: { readonly href: string; readonly label: string };
  readonly change?: StatChange;
  /** A line of help under the figure. */
  readonly note?: string;
}

export interface StatStripProps extends ElementProps<HTMLDivElement> {
  /** Names the list: «At a glance». */
  label: string;
  /** Each with a label of its own. */
  stats: readonly StripStat[];
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

/** Lays out figures beside each other; more than six are in two rows. */
export function stripLayout(count: number) {
  const perRow = count > 6 ? Math.ceil(count / 2) : count;
  return {
    className: perRow > 4 ? styles.long : styles.strip,
    style: assignInlineVars({ [styles.perRow]: String(perRow) }),
  };
}

/** A few figures beside each other in one card, more than six in two rows; in a narrow place two by two. */
export function StatStrip({ label, stats, className, ...rest }: StatStripProps) {
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <ul aria-label={label} {...stripLayout(stats.length)}>
        {stats.map((stat) => (
          <li key={stat.label} className={styles.cell}>
            {stat.link ? (
              <Link href={stat.link.href} className={styles.stat}>
                <Figure {...stat} />
              </Link>
            ) : (
              <div className={styles.stat}>
                <Figure {...stat} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure({ value, label, link, change, note }: StripStat) {
  return (
    <>
      {/* The name of a link begins with its figure. */}
      <span aria-hidden={link ? true : undefined} className={styles.label}>
        {label}
      </span>
      <span className={styles.value}>
        {value}
        {link && (
          <VisuallyHidden>
            {' '}
            {label}, {link.label}
          </VisuallyHidden>
        )}
      </span>
      <span className={styles.more}>
        {change && (
          <span className={styles.changes[change.judgement ?? 'neutral']}>
            <Icon of={arrows[change.direction]} size="small" />
            {change.text}
          </span>
        )}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
