import type { ReactNode } from 'react';
import { dot, item, list, mark as markStyle, time, words } from './Timeline.css';
import { classNames, type ElementProps } from '../element-props';

export interface TimelineEntry {
  readonly id: string;
  /** Who did what: «Ada approved this». */
  readonly title: ReactNode;
  /** When, in words; a `time` element. */
  readonly time: ReactNode;
  /** A note, or what changed. */
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

/** What happened to one thing, newest first. */
export function Timeline({ label, entries, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={classNames(list, className)}>
      {entries.map((entry) => (
        <li key={entry.id} className={item}>
          <span aria-hidden className={markStyle}>
            {entry.mark ?? <span className={dot} />}
          </span>
          <div className={words}>
            <div>{entry.title}</div>
            <div className={time}>{entry.time}</div>
            {entry.body}
          </div>
        </li>
      ))}
    </ol>
  );
}
