import { useId, useMemo, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useLocale } from 'react-aria-components';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { drawnDays, weeksOf } from './calendar-days';
import { dayIn } from './calendar-entry';
import type { CalendarEntry, MenuPoint } from './calendar-entry';
import { calendarKeys } from './calendar-keys';
import { calendarWords } from './calendar.messages';
import { CalendarContext } from './CalendarContext';
import { CalendarTable } from './CalendarTable';
import { CalendarTray } from './CalendarTray';
import type { Tray } from './CalendarTray';
import { dayPresses } from './day-presses';
import { DayRows } from './DayRows';
import * as styles from './EventCalendar.css';
import { entryPresses } from './entry-presses';
import { entryKey } from './focus-store';
import { notLifted } from './lift';
import type { LiftState } from './lift';
import { useDrag } from './use-drag';
import { useEntryCard } from './use-entry-card';
import { useFocusKeeper } from './use-focus-keeper';
import { useLiftedKeys } from './use-lifted-keys';
import { useRoom } from './use-room';

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
  /** Unscheduled entries, beside the grid; an entry dropped on it loses its date. */
  tray?: Tray<Item> | undefined;
  /** The entry that is open beside the calendar, which is marked. */
  openId?: string | undefined;
  /** The EntryLegend of the entries: at the foot, in one line where it fits. */
  legend?: ReactNode;
  /** Called when keys or a drag lead beyond the shown period, and on phones when a day is chosen. */
  onDayChange: (day: string) => void;
  /** Everything of a day is wanted: from its number or "more". */
  onShowDay: (day: string) => void;
  /**
   * Adds to a day, at an element of it: from its plus, its empty ground, Shift+Enter, and the number of a day without
   * entries. Without it these call `onShowDay`.
   */
  onAdd?: ((day: string, at: Element) => void) | undefined;
  onOpen: (item: Item) => void;
  /** Dropped at a moment, or on the tray. */
  onMove: (item: Item, at: string | null) => void;
  /** Further facts of an entry's card: the name of its campaign. */
  factsOf?: ((item: Item) => readonly string[]) | undefined;
  /** Why an entry may not be dropped at a moment, or lose its date. */
  refuses: (item: Item, at: string | null) => string | undefined;
  /** Called when a person tried to move an item that cannot be moved. */
  onRefuse: (item: Item, why: string) => void;
  /** The menu key, or the other mouse button, on an entry. */
  onMenu: (item: Item, anchor: HTMLElement, at?: MenuPoint) => void;
  /** A letter as a capital, or `Delete`, on an entry; answers whether it means something. */
  onShortcut?: ((item: Item, key: string) => boolean) | undefined;
  /** `?` in the grid: shows a list of all keys. */
  onKeyList?: (() => void) | undefined;
}

const noFacts = () => [];

/**
 * A month or a week of entries that fills the window below the bars of its page. One Tab stop: arrow keys go from day
 * to day, Enter into a day's entries, Space lifts one to move it. In little room it shows marks, and the entries of one
 * day below; in enlarged text its titles take more lines, and it grows with them. The caller stores a move and shows it
 * at once. With an id it is where a SkipLink leads to.
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
  openId,
  legend,
  onDayChange,
  onShowDay,
  onAdd,
  onOpen,
  onMove,
  factsOf = noFacts,
  refuses,
  onRefuse,
  onMenu,
  onShortcut,
  onKeyList,
  className,
  ref,
  ...rest
}: EventCalendarProps<Item>) {
  const { locale } = useLocale();
  const helpId = useId();
  const [{ lifted, wasHelped }, setLift] = useState<LiftState<Item>>(notLifted);
  const keeper = useFocusKeeper(day, locale, lifted ? entryKey(lifted.entry.id) : null);
  const { setRoot, layout, room } = useRoom(view, weeksOf(view, day, locale).length);
  const isPhone = layout === 'phone';
  const refs = useMemo(
    () => mergeRefs<HTMLDivElement>(keeper.setRoot, setRoot, ref),
    [keeper.setRoot, setRoot, ref],
  );
  const weeks = useMemo(
    () => drawnDays({ view, day, locale, timeZone, entries, totals, lifted, room }),
    // oxlint-disable-next-line react/exhaustive-deps -- the room by its numbers
    [view, day, locale, timeZone, entries, totals, lifted, room.lines, room.pairs],
  );
  const all = [...entries, ...(tray?.groups.flatMap((group) => group.entries) ?? [])];
  const find = (id: string | undefined) => all.find((entry) => entry.id === id);
  const shared = { root: keeper.root, timeZone, locale, view, find, onMove, onRefuse, onDayChange };
  const drag = useDrag<Item>({ ...shared, day, refuses });
  const isOff = lifted !== null || drag.draggedId !== undefined;
  const card = useEntryCard({ find, factsOf, timeZone, locale, isOff });
  const hasRoomBeside = view === 'month' && !isPhone;
  const days = dayPresses({ root: keeper.root, hasRoomBeside, totals, onAdd, onShowDay });
  const { onKeyDown, putBack, announceRest } = calendarKeys({
    ...shared,
    refuses,
    entries,
    totals,
    activeDay: keeper.activeDay,
    lifted,
    lift: (next) => setLift({ lifted: next, wasHelped: true }),
    wasHelped,
    focus: keeper.focus,
    isShown: (other) => keeper.isShown(other, view),
    onShortcut,
    onKeyList,
    onAdd: days.add,
  });

  useLiftedKeys({ lifted, onKeyDown, putBack, announceRest });
  const presses = entryPresses({
    find,
    onOpen,
    onMenu,
    onDay: (each) => (isPhone && each !== day ? onDayChange : days.show)(each),
    onGround: days.ground,
    onClosed: card.close,
  });
  function onKey(event: ReactKeyboardEvent) {
    const isShown = card.card !== undefined;
    card.close();
    // Escape closes the card first, and nothing else with it.
    if (isShown && event.key === 'Escape') event.preventDefault();
    else onKeyDown(event);
  }

  const shownDay = lifted ? dayIn(lifted.wall) : day;
  const chosen = isPhone ? weeks.flat().find((each) => each.day === shownDay) : undefined;
  const overTray =
    drag.over?.day === null ? (drag.over.why === undefined ? 'open' : 'refused') : undefined;

  return (
    <CalendarContext
      {...{ timeZone, locale, today, openId }}
      focus={keeper.store}
      canAdd={onAdd !== undefined}
      draggedId={drag.draggedId}
      describedId={card.describedId}
      cardId={card.cardId}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and presses of the days and entries inside */}
      <div
        {...rest}
        {...(rest.id === undefined ? {} : { tabIndex: -1 })}
        {...card.handlers}
        ref={refs}
        data-layout={layout}
        className={classNames(
          styles.boards[layout === 'usual' && tray ? 'withTray' : layout],
          className,
        )}
        onKeyDown={onKey}
        onFocus={(event) => {
          keeper.onFocus(event);
          card.handlers.onFocus(event);
        }}
        onPointerDown={(event) => {
          card.close();
          drag.onPointerDown(event);
        }}
        onClick={presses.onClick}
        onContextMenu={presses.onContextMenu}
      >
        <div className={styles.grid}>
          <CalendarTable
            label={label}
            helpId={helpId}
            view={view}
            weeks={weeks}
            today={today}
            locale={locale}
            chosen={chosen?.day}
            over={drag.over}
          />
          <VisuallyHidden id={helpId}>
            {onKeyList ? `${calendarWords.help} ${calendarWords.keys}` : calendarWords.help}
          </VisuallyHidden>
        </div>
        {chosen && <DayRows drawn={chosen} onOpenDay={days.show} />}
        {tray && <CalendarTray {...tray} liftedId={lifted?.entry.id} over={overTray} />}
        {Boolean(legend) && <div className={styles.legend}>{legend}</div>}
        {drag.layer}
        {card.card}
      </div>
    </CalendarContext>
  );
}
