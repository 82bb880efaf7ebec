import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stat.css';

export const statJudgements = ['good', 'bad', 'neutral'] as const;

export interface StatProps extends Omit<ElementProps, 'ref'> {
  /** To the card: a link where it leads somewhere. */
  ref?: Ref<HTMLAnchorElement & HTMLDivElement>;
  /** The figure, formatted. */
  value: string;
  /** The counted thing: «Pending Approval». */
  label: string;
  icon?: IconType;
  /** The link of the card, with its action as text: «open calendar». */
  link?: { readonly href: string; readonly label: string };
  /** The change as text: «up 12% on the 30 days before». */
  change?: {
    readonly direction: 'up' | 'down' | 'same';
    /** Whether the change is good or bad, because fewer may be better. Neutral by default. */
    readonly judgement?: (typeof statJudgements)[number];
    readonly text: string;
  };
  /** A line of help under the figure. */
  note?: string;
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

/** One figure and the word for it; with a link, the whole card is that one link. */
export function Stat({ value, label, icon, link, change, note, className, ...rest }: StatProps) {
  const content = (
    <>
      <span className={styles.head}>
        <span aria-hidden={link ? true : undefined}>{label}</span>
        {icon && <Icon of={icon} />}
      </span>
      <span>
        <span className={styles.value}>{value}</span>
        {link && (
          <VisuallyHidden>
            {' '}
            {label}, {link.label}
          </VisuallyHidden>
        )}
      </span>
      {change && (
        <span className={`${styles.change} ${styles.changes[change.judgement ?? 'neutral']}`}>
          <Icon of={arrows[change.direction]} size="small" />
          {change.text}
        </span>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  return link ? (
    <Link {...rest} href={link.href} className={classNames(styles.stat, className)}>
      {content}
    </Link>
  ) : (
    <div {...rest} className={classNames(styles.stat, className)}>
      {content}
    </div>
  );
}
