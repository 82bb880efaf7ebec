import { setElementVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { shownTime } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import { ChipContent } from './CalendarChip';
import { chipClass } from './chip-class';
import * as styles from './EventCalendar.css';

interface DragGhostProps {
  ref: Ref<HTMLDivElement>;
  entry: CalendarEntry;
  /** In px. */
  width: number;
  timeZone: string;
  locale: string;
  /** Why it may not be dropped here. */
  why: string | undefined;
}

/** As wide as the entry where it comes from, in px, but not wider than a day, as entries of the tray are. */
export function ghostWidth(chip: HTMLElement, root: HTMLElement | null): number {
  const day = root?.querySelector<HTMLElement>('[data-date]');
  return Math.min(chip.offsetWidth, day?.offsetWidth ?? Infinity);
}

/** Puts the entry where the pointer is, in px from the window's corner. */
export function placeGhost(element: HTMLElement | null, x: number, y: number): void {
  if (element) setElementVars(element, { [styles.ghostX]: `${x}px`, [styles.ghostY]: `${y}px` });
}

/** An entry under the pointer that drags it. */
export function DragGhost({ ref, entry, width, timeZone, locale, why }: DragGhostProps) {
  const time = entry.at === null ? null : shownTime(entry.at, timeZone, locale);
  return createPortal(
    <div ref={ref} aria-hidden className={styles.ghost}>
      <div
        dir="auto"
        style={{ inlineSize: width }}
        className={`${chipClass(entry, 'lines')} ${styles.ghostChip}`}
      >
        <ChipContent entry={entry} time={time} look="lines" />
      </div>
      {why !== undefined && <p className={styles.why}>{why}</p>}
    </div>,
    document.body,
  );
}
