import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import type { LinkProps } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './RowList.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** One line of the list: all of it is the link, but for its action. */
export interface ListRow {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Before the title: a StatusMark or an icon. */
  readonly mark?: ReactNode;
  /** Under the title. */
  readonly facts?: ReactNode;
  /** At the end, on the title's line. */
  readonly end?: ReactNode;
  /** A button at the end, on top of the link. */
  readonly action?: ReactNode;
  /** Whether it was read: `false` shows a dot and says «New». Leave it out where nothing is read or unread. */
  readonly isRead?: boolean;
  readonly onPress?: () => void;
  /** For the app's `RouterProvider`, as those of a Link. */
  readonly routerOptions?: LinkProps['routerOptions'];
}

export interface RowListProps extends ElementProps<HTMLUListElement> {
  /** Names the list, or the heading that names it does. */
  label?: string;
  labelledBy?: string;
  rows: readonly ListRow[];
  /** 36, 44 (default) or 56 px a row; compact density is tighter. */
  size?: keyof typeof styles.rows;
  /** Spans the full width of its popover. */
  isFullBleed?: boolean;
}

/** Links under each other, parted by hairlines, inside of a card or a popover. */
export function RowList({
  label,
  labelledBy,
  rows,
  size = 'medium',
  isFullBleed = false,
  className,
  ...rest
}: RowListProps) {
  const named =
    labelledBy === undefined
      ? label === undefined
        ? {}
        : { 'aria-label': label }
      : { 'aria-labelledby': labelledBy };
  return (
    <ul
      {...rest}
      {...named}
      className={classNames(styles.list, isFullBleed ? styles.fullBleed : undefined, className)}
    >
      {rows.map((row) => (
        <li key={row.id} className={styles.rows[size]}>
          {row.isRead !== undefined && (
            <span aria-hidden className={row.isRead ? styles.place : styles.dot} />
          )}
          {row.mark}
          <span className={styles.words}>
            <Link
              href={row.href}
              className={row.isRead === false ? styles.unread : styles.link}
              {...(row.onPress ? { onPress: row.onPress } : {})}
              {...(row.routerOptions ? { routerOptions: row.routerOptions } : {})}
            >
              <span dir="auto" className={styles.title} title={row.title}>
                {row.title}
              </span>
            </Link>
            {row.isRead === false && <VisuallyHidden>New</VisuallyHidden>}
            {row.facts !== undefined && <span className={styles.facts}>{row.facts}</span>}
          </span>
          {row.end !== undefined && <span className={styles.end}>{row.end}</span>}
          {row.action !== undefined && <span className={styles.action}>{row.action}</span>}
        </li>
      ))}
    </ul>
  );
}
