import { X } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { Text } from '../Text/Text';
import { CalendarChip } from './CalendarChip';
import { CalendarPartsProvider, useCalendarParts, useEntryMarks } from './calendar-context';
import type { CalendarEntry } from './calendar-entry';
import * as styles from './CalendarTray.css';
import { createFocusStore, entryKey } from './focus-store';

/** Entries of the tray under one heading. */
export interface TrayGroup<Item = unknown> {
  /** «Approved» */
  readonly title: string;
  readonly entries: readonly CalendarEntry<Item>[];
}

export interface Tray<Item = unknown> {
  /** «Unscheduled» */
  readonly title: string;
  readonly groups: readonly TrayGroup<Item>[];
  /** Shown when there are no entries. */
  readonly empty: string;
  /** Content after the list, such as the number of omitted entries. */
  readonly footer?: ReactNode;
  /** Closes the tray. The caller returns focus to what opened it. */
  readonly onClose?: () => void;
}

interface CalendarTrayProps extends Tray {
  /** Lifted out of it, and shown in the grid until it is dropped. */
  liftedId: string | undefined;
  /** Under a dragged entry. */
  over: 'open' | 'refused' | undefined;
}

/** Entries without a date, to be dragged or keyed into the grid. */
export function CalendarTray(props: CalendarTrayProps) {
  const { title, groups, empty, footer, onClose, liftedId, over } = props;
  const parts = useCalendarParts();
  const markOf = useEntryMarks();
  const ids = groups
    .flatMap(({ entries }) => entries)
    .filter(({ id }) => id !== liftedId)
    .map(({ id }) => entryKey(id));
  // The tab stop exists from the first render, for people who press Tab at once.
  const [focus] = useState(() => createFocusStore(ids[0] ?? ''));
  const first = ids.includes(focus.active()) ? undefined : ids[0];
  useEffect(() => {
    if (first !== undefined) focus.activate(first);
  }, [focus, first]);
  const own = useMemo(() => ({ ...parts, focus }), [parts, focus]);
  return (
    <section aria-label={title} data-tray="" data-over={over} className={styles.tray}>
      <Heading level={2} size="ui" className={styles.trayTitle}>
        {title}
      </Heading>
      {groups.length === 0 && (
        <Text size="caption" tone="muted">
          {empty}
        </Text>
      )}
      <CalendarPartsProvider value={own}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <Heading level={3} className={styles.groupTitle}>
              {group.title}
            </Heading>
            <ul className={styles.trayList}>
              {group.entries.map((entry) => (
                <li key={entry.id} hidden={entry.id === liftedId}>
                  <CalendarChip
                    {...markOf(entry.id)}
                    entry={entry}
                    at={null}
                    look="line"
                    onFocus={() => focus.activate(entryKey(entry.id))}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </CalendarPartsProvider>
      {footer}
      {/* Drawn in the head, but last, so that Tab goes from the grid to the entries. */}
      {onClose && (
        <IconButton
          icon={X}
          size="small"
          label={`Close ${title}`}
          className={styles.close}
          onPress={onClose}
        />
      )}
    </section>
  );
}
