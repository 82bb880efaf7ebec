import type { ReactNode } from 'react';
import * as styles from './Timeline.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface TimelineEntry {
  readonly id: string;
  /** The actor and the action: «Ada approved this». */
  readonly title: ReactNode;
  /** The time, as a `time` element. */
  readonly time: ReactNode;
  /** A note or the changes. */
  readonly body?: ReactNode;
  /** A StatusMark or icon; a dot by default. */
  readonly mark?: ReactNode;
}

export interface TimelineProps extends ElementProps<HTMLOListElement> {
  /** Names the list: «History». */
  label: string;
  /** Newest first. */
  entries: readonly TimelineEntry[];
}

/** The history of one thing, newest first. */
export function Timeline({ label, entries, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={classNames(styles.list, className)}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <span aria-hidden className={styles.mark}>
            {entry.mark ?? <span className={styles.dot} />}
          </span>
          <div className={styles.words}>
            <div dir="auto">{entry.title}</div>
            <div className={styles.time}>{entry.time}</div>
            {entry.body}
          </div>
        </li>
      ))}
    </ol>
  );
}
