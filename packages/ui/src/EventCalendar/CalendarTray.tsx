import { Draggable } from '@fullcalendar/react/interaction';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { CalendarChip } from './CalendarChip';
import { CalendarPartsProvider, useCalendarParts } from './calendar-context';
import type { CalendarEntry } from './calendar-entry';
import * as styles from './CalendarTray.css';
import { createFocusStore, entryKey } from './focus-store';

export interface Tray<Item = unknown> {
  /** «Unscheduled» */
  readonly title: string;
  /** The purpose of the tray, and how to schedule an entry from it. */
  readonly help: string;
  readonly entries: readonly CalendarEntry<Item>[];
  /** Content after the list, such as the number of omitted entries. */
  readonly footer?: ReactNode;
}

interface CalendarTrayProps extends Tray {
  /** Lifted out of it: shown in the grid meanwhile. */
  liftedId: string | undefined;
}

/** Entries without a date, to be dragged or keyed into the grid. */
export function CalendarTray({ title, help, entries, footer, liftedId }: CalendarTrayProps) {
  const list = useRef<HTMLUListElement>(null);
  const parts = useCalendarParts();
  const ids = entries.filter(({ id }) => id !== liftedId).map(({ id }) => entryKey(id));
  // The stop is there from the first: it would be missed by who comes at once.
  const [focus] = useState(() => createFocusStore(ids[0] ?? ''));
  const first = ids.includes(focus.active()) ? undefined : ids[0];
  useEffect(() => {
    if (first !== undefined) focus.activate(first);
  }, [focus, first]);
  const own = useMemo(() => ({ ...parts, focus }), [parts, focus]);
  useEffect(() => {
    if (!list.current) return undefined;
    const draggable = new Draggable(list.current, {
      itemSelector: '[data-movable]',
      eventData: (element) => ({ title: element.textContent, create: false }),
    });
    return () => draggable.destroy();
  }, []);
  return (
    <section aria-label={title} className={styles.tray}>
      <Heading level={2} size="lead">
        {title}
      </Heading>
      <Text size="caption" tone="muted">
        {help}
      </Text>
      <ul ref={list} className={styles.trayList}>
        <CalendarPartsProvider value={own}>
          {entries.map((entry) => (
            <li
              key={entry.id}
              hidden={entry.id === liftedId}
              data-tray={entry.id}
              data-movable={entry.fixed === undefined || undefined}
            >
              <CalendarChip
                entry={entry}
                at={null}
                onFocus={() => focus.activate(entryKey(entry.id))}
              />
            </li>
          ))}
        </CalendarPartsProvider>
      </ul>
      {footer}
    </section>
  );
}
