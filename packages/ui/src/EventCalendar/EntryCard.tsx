import { useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { StatusMark } from '../StatusBadge/StatusMark';
import { spokenMoment } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import * as styles from './EventCalendar.css';

interface EntryCardProps {
  entry: CalendarEntry;
  facts: readonly string[];
  anchor: HTMLElement;
  /** Of its text, which describes the entry; the rest is the entry's name. */
  excerptId: string;
  timeZone: string;
  locale: string;
  /** The pointer comes onto it or leaves it. */
  onHover: (isOver: boolean) => void;
  onClose: () => void;
}

/** The facts of an entry beside it: nothing in it takes focus or presses. */
export function EntryCard(props: EntryCardProps) {
  const { entry, facts, anchor, excerptId, timeZone, locale, onHover, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const targetRef = useMemo(() => ({ current: anchor }), [anchor]);
  const { overlayProps } = useOverlayPosition({
    targetRef,
    overlayRef: ref,
    placement: 'bottom start',
    offset: 4,
    isOpen: true,
    onClose,
  });
  return createPortal(
    <div
      {...overlayProps}
      ref={ref}
      role="tooltip"
      className={styles.card}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <strong dir="auto" className={styles.cardTitle}>
        {entry.title}
      </strong>
      <span className={styles.cardFact}>
        <StatusMark status={entry.status} /> {entry.detail}
      </span>
      {entry.at !== null && <span>{spokenMoment(entry.at, timeZone, locale)}</span>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {entry.excerpt !== undefined && (
        <span id={excerptId} dir="auto" className={styles.excerpt}>
          {entry.excerpt}
        </span>
      )}
    </div>,
    document.body,
  );
}
