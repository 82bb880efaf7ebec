import FullCalendar, { useCalendarController } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useLocale } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CalendarPartsProvider } from './calendar-context';
import type { CalendarEntry } from './calendar-entry';
import { calendarViews, eventsOf } from './calendar-events';
import { calendarKeys } from './calendar-keys';
import { calendarWords } from './calendar.messages';
import { CalendarTray } from './CalendarTray';
import type { Tray } from './CalendarTray';
import { drawDay, drawEvent, drawHead } from './draw-parts';
import * as styles from './EventCalendar.css';
import { entryKey } from './focus-store';
import { looks } from './grid-looks';
import type { Lifted } from './lift';
import { pointerHandlers } from './pointer-handlers';
import { useFocusKeeper } from './use-focus-keeper';

const plugins = [dayGrid, interaction];

export const eventCalendarViews = ['month', 'week'] as const;
export type EventCalendarView = (typeof eventCalendarViews)[number];

export interface EventCalendarProps<Item> extends ElementProps<HTMLDivElement> {
  /** Names the grid: «Content in June 2025». */
  label: string;
  view: EventCalendarView;
  /** As `2025-06-10`: the month or week that holds it is shown. */
  day: string;
  today: string;
  /** IANA name. */
  timeZone: string;
  entries: readonly CalendarEntry<Item>[];
  /** The total of a day where it is known; those not among `entries` are behind "more". */
  totals: ReadonlyMap<string, number>;
  /** Unscheduled entries, beside the grid. */
  tray?: Tray<Item>;
  /** Called when the keyboard moves to a day beyond the shown period. */
  onDayChange: (day: string) => void;
  /** Everything of a day is wanted: from its number, or from "more". */
  onShowDay: (day: string) => void;
  onOpen: (item: Item) => void;
  /** Dropped at a moment. */
  onMove: (item: Item, at: string) => void;
  /** Why an entry may not be dropped at a moment. */
  refuses: (item: Item, at: string) => string | undefined;
  /** Somebody tried to move it, to no avail. */
  onRefuse: (item: Item, why: string) => void;
  /** The menu key, or the other mouse button, on an entry. */
  onMenu: (item: Item, anchor: HTMLElement) => void;
  /** A letter as a capital, or `Delete`, on an entry; answers whether it means something. */
  onShortcut?: ((item: Item, key: string) => boolean) | undefined;
  /** `?` in the grid: shows a list of all keys. */
  onKeyList?: (() => void) | undefined;
}

/**
 * A month or a week of entries, drawn by FullCalendar. One Tab stop: arrow keys go from day to day, Enter into a
 * day's entries, Space lifts one to move it. The caller stores a move and shows it at once. With an id
 * it is where a SkipLink leads to.
 */
export function EventCalendar<Item>({
  label,
  view,
  day,
  today,
  timeZone,
  entries,
  totals,
  tray,
  onDayChange,
  onShowDay,
  onOpen,
  onMove,
  refuses,
  onRefuse,
  onMenu,
  onShortcut,
  onKeyList,
  className,
  ref,
  ...rest
}: EventCalendarProps<Item>) {
  const { locale, direction } = useLocale();
  const controller = useCalendarController();
  const helpId = useId();
  const [lifted, setLifted] = useState<Lifted<Item> | null>(null);
  const keeper = useFocusKeeper(day, locale, lifted ? entryKey(lifted.entry.id) : null);
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(keeper.setRoot, ref), [keeper.setRoot, ref]);
  const events = useMemo(
    () => eventsOf({ entries, totals, lifted, timeZone }),
    [entries, totals, lifted, timeZone],
  );
  const parts = useMemo(
    () => ({
      focus: keeper.store,
      timeZone,
      locale,
      today,
      totalOf: (each: string) => totals.get(each),
      onShowDay,
    }),
    [keeper.store, timeZone, locale, today, totals, onShowDay],
  );
  const find = (id: string | undefined) =>
    [...entries, ...(tray?.entries ?? [])].find((entry) => entry.id === id);
  const { onKeyDown, putBack, announceRest } = calendarKeys({
    root: keeper.root,
    timeZone,
    locale,
    view,
    entries,
    totals,
    activeDay: keeper.activeDay,
    find,
    lifted,
    lift: setLifted,
    focus: keeper.focus,
    isShown: (other) => keeper.isShown(other, view),
    onDayChange,
    onMove,
    refuses,
    onRefuse,
    onShortcut,
    onKeyList,
  });

  useLayoutEffect(() => controller.gotoDate(day), [controller, day]);
  useEffect(() => {
    if (lifted?.isUntold) announceRest(lifted);
  });
  // A press elsewhere drops the lifted entry.
  useEffect(() => {
    if (!lifted) return undefined;
    const letGo = () => putBack(lifted);
    // Drawn in another cell it loses focus for a moment: a key that comes then is meant for it.
    const passOn = (event: KeyboardEvent) => {
      if (event.target === document.body) onKeyDown(event);
    };
    document.addEventListener('pointerdown', letGo);
    document.addEventListener('keydown', passOn);
    return () => {
      document.removeEventListener('pointerdown', letGo);
      document.removeEventListener('keydown', passOn);
    };
  });

  const byPointer = pointerHandlers({ find, timeZone, refuses, onMove, onRefuse, onOpen, onMenu });

  return (
    <CalendarPartsProvider value={parts}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and presses of the days and entries inside */}
      <div
        {...rest}
        {...(rest.id === undefined ? {} : { tabIndex: -1 })}
        ref={refs}
        className={classNames(tray ? styles.withTray : styles.board, className)}
        onKeyDown={onKeyDown}
        onFocus={keeper.onFocus}
        onClick={byPointer.onClick}
        onContextMenu={byPointer.onContextMenu}
      >
        <section aria-label={label} aria-describedby={helpId} className={styles.grid}>
          <FullCalendar
            key={view}
            {...looks}
            dayRowClass={view === 'week' ? styles.rowOfWeek : styles.row}
            className={styles.sheet}
            controller={controller}
            plugins={plugins}
            initialView={calendarViews[view]}
            initialDate={day}
            now={`${today}T00:00:00Z`}
            timeZone="UTC"
            locale={locale}
            direction={direction}
            headerToolbar={false}
            height="auto"
            fixedWeekCount={false}
            eventInteractive={false}
            eventDisplay="block"
            eventOrder="start,title"
            events={events}
            eventContent={drawEvent}
            dayCellTopContent={drawDay}
            dayHeaderContent={drawHead}
            editable
            eventDurationEditable={false}
            dragRevertDuration={0}
            droppable
            eventDrop={byPointer.onDrop}
            drop={byPointer.onDropFromTray}
          />
        </section>
        <VisuallyHidden id={helpId}>
          {onKeyList ? `${calendarWords.help} ${calendarWords.keys}` : calendarWords.help}
        </VisuallyHidden>
        {tray && <CalendarTray {...tray} liftedId={lifted?.entry.id} />}
      </div>
    </CalendarPartsProvider>
  );
}
