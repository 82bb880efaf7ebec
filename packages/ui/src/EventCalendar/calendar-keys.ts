import { parseDate, parseDateTime, startOfWeek, endOfWeek } from '@internationalized/date';
import { announce } from '../Announcer/announce';
import { dayIn, dayOf, momentOf, spokenMoment, wallOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import { calendarWords as words } from './calendar.messages';
import { dayKey, entryKey } from './focus-store';
import { morning, stepOf } from './lift';
import type { Lifted, LiftState } from './lift';

export interface CalendarKeys<Item> extends LiftState<Item> {
  readonly root: () => HTMLElement | null;
  readonly timeZone: string;
  readonly locale: string;
  readonly view: 'month' | 'week';
  readonly entries: readonly CalendarEntry<Item>[];
  readonly totals: ReadonlyMap<string, number>;
  /** Of the grid: where a lifted entry of the tray starts. */
  readonly activeDay: () => string;
  /** In the grid or in the tray. */
  readonly find: (id: string) => CalendarEntry<Item> | undefined;
  readonly lift: (lifted: Lifted<Item> | null) => void;
  /** Focuses a day or entry once it is drawn, with the day that is about to be gone to. */
  readonly focus: (key: string, newDay?: string) => void;
  readonly isShown: (day: string) => boolean;
  readonly onDayChange: (day: string) => void;
  readonly onMove: (item: Item, at: string | null) => void;
  readonly refuses: (item: Item, at: string | null) => string | undefined;
  readonly onRefuse: (item: Item, why: string) => void;
  readonly onShortcut: ((item: Item, key: string) => boolean) | undefined;
  readonly onKeyList: (() => void) | undefined;
  readonly onAdd: ((day: string) => void) | undefined;
}

/** The used part of a key event, of React or of the browser. */
type Key = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>;

/** A letter, or the key that takes away; held down it counts once. */
const isShortcut = ({ key, repeat }: Key) =>
  !repeat && (/^\p{Letter}$/u.test(key) || key === 'Delete');

/** A letter is printed on its key as a capital. */
const keyName = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

/** The keyboard map of the calendar, for its root's `onKeyDown`. */
export function calendarKeys<Item>(calendar: CalendarKeys<Item>) {
  const { root, timeZone, locale, lifted, lift, focus, find } = calendar;
  const isRightToLeft = () => {
    const element = root();
    return element !== null && getComputedStyle(element).direction === 'rtl';
  };

  function goTo(day: string, key = dayKey(day)) {
    const isShown = calendar.isShown(day);
    focus(key, isShown ? undefined : day);
    if (!isShown) calendar.onDayChange(day);
  }

  function onDay(event: Key, day: string): boolean {
    const date = parseDate(day);
    const [first] = chipsOf(day);
    if (event.key === 'Enter' && event.shiftKey && calendar.onAdd) {
      calendar.onAdd(day);
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      // Without items it opens the day, as a press does.
      if (first === undefined) return false;
      focus(entryKey(first));
      return true;
    }
    const period = calendar.view === 'month' ? { months: 1 } : { weeks: 1 };
    const ends: Readonly<Record<string, () => string>> = {
      Home: () => startOfWeek(date, locale).toString(),
      End: () => endOfWeek(date, locale).toString(),
      PageUp: () => date.subtract(period).toString(),
      PageDown: () => date.add(period).toString(),
    };
    const step = event.shiftKey ? undefined : stepOf(event, isRightToLeft());
    const next = ends[event.key]?.() ?? (step ? date.add(step).toString() : undefined);
    if (next === undefined) return false;
    goTo(next);
    return true;
  }

  /** The entries of a day, or of the tray, from top to bottom. */
  function chipsOf(day: string): readonly string[] {
    const chips = [...(root()?.querySelectorAll<HTMLElement>(`[data-of="${day}"]`) ?? [])];
    const placed = chips.map((chip) => ({
      id: chip.dataset['entry'] ?? '',
      top: chip.getBoundingClientRect().top,
    }));
    return placed.toSorted((a, b) => a.top - b.top).map(({ id }) => id);
  }

  function onEntry(event: Key, id: string, day: string): boolean {
    const siblings = chipsOf(day);
    const place = siblings.indexOf(id);
    const entry = find(id);
    const target: Readonly<Record<string, string | undefined>> = {
      ArrowUp: siblings[place - 1],
      ArrowDown: siblings[place + 1],
      Home: siblings[0],
      End: siblings.at(-1),
    };
    const sibling = event.shiftKey ? undefined : target[event.key];
    if (sibling !== undefined) focus(entryKey(sibling));
    else if (event.key === 'Escape' && day !== '') focus(dayKey(day));
    else if (event.key === ' ' && entry) take(entry);
    else if (/^Arrow(Left|Right)$/.test(event.key) && day !== '') return onDay(event, day);
    else if (entry && isShortcut(event)) {
      return calendar.onShortcut?.(entry.item, keyName(event.key)) ?? false;
    }
    // A key without a target must not scroll the focused entry away.
    else return event.key in target;
    return true;
  }

  function take(entry: CalendarEntry<Item>) {
    if (entry.fixed !== undefined) return calendar.onRefuse(entry.item, entry.fixed);
    const wall =
      entry.at === null
        ? parseDateTime(calendar.activeDay() + morning)
        : wallOf(entry.at, timeZone);
    lift({ entry, wall });
    focus(entryKey(entry.id));
    announce(words.lifted(entry.title, placeOf(entry), calendar.wasHelped));
  }

  const placeOf = ({ at }: CalendarEntry) =>
    at === null ? words.undated : spokenMoment(at, timeZone, locale);

  /** Describes the other entries there; undefined until they are known. */
  function othersAt(there: Lifted<Item>): string | undefined {
    const { entry } = there;
    const day = dayIn(there.wall);
    const others = calendar.entries.filter(
      (other) => other.id !== entry.id && other.at !== null && dayOf(other.at, timeZone) === day,
    );
    const total = calendar.totals.get(day);
    if (total === undefined) return undefined;
    const isOwn = entry.at !== null && dayOf(entry.at, timeZone) === day;
    const titles = others.slice(0, 3).map(({ title }) => title);
    return words.there(titles, isOwn ? total - 1 : total);
  }

  function announcementAt(there: Lifted<Item>): string {
    const at = momentOf(there.entry, there.wall, timeZone);
    const refusal = calendar.refuses(there.entry.item, at);
    const others = othersAt(there);
    return [
      `${spokenMoment(at, timeZone, locale)}.`,
      ...(others === undefined ? [] : [others]),
      ...(refusal === undefined ? [] : [words.refused(refusal)]),
    ].join(' ');
  }

  /** Announces the other entries of the day once they are loaded. */
  function announceRest(there: Lifted<Item>) {
    const others = othersAt(there);
    if (others === undefined) return;
    lift({ ...there, isUntold: false });
    announce(others);
  }

  function onLifted(event: Key, now: Lifted<Item>): boolean {
    const { entry, wall } = now;
    if (event.key === 'Escape' || event.key === 'Tab') {
      putBack(now);
      // Tab continues from the entry's original position.
      return event.key === 'Escape';
    }
    if (event.key === 'Enter' || event.key === ' ') {
      const at = momentOf(entry, wall, timeZone);
      const refusal = calendar.refuses(entry.item, at);
      if (refusal !== undefined) {
        announce(words.refused(refusal), { assertive: true });
        return true;
      }
      lift(null);
      focus(entryKey(entry.id));
      if (at === entry.at) announce(words.returned(entry.title, placeOf(entry)));
      else calendar.onMove(entry.item, at);
      return true;
    }
    const step = stepOf(event, isRightToLeft());
    if (!step) return false;
    const moved = { entry, wall: wall.add(step) };
    lift({ ...moved, isUntold: othersAt(moved) === undefined });
    goTo(dayIn(moved.wall), entryKey(entry.id));
    announce(announcementAt(moved));
    return true;
  }

  /** Returns the entry and the focus to the original position. */
  function putBack({ entry }: Lifted<Item>) {
    lift(null);
    if (entry.at === null) focus(entryKey(entry.id));
    else goTo(dayOf(entry.at, timeZone), entryKey(entry.id));
    announce(words.returned(entry.title, placeOf(entry)));
  }

  function onKeyDown(event: Key): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const chip = target?.closest<HTMLElement>('[data-entry]');
    const day = target?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    let isDone = false;
    if (lifted) isDone = onLifted(event, lifted);
    else if (event.key === '?' && calendar.onKeyList && (chip ?? day) !== undefined) {
      calendar.onKeyList();
      isDone = true;
    } else if (chip) isDone = onEntry(event, chip.dataset['entry'] ?? '', chip.dataset['of'] ?? '');
    else if (day !== undefined) isDone = onDay(event, day);
    if (isDone) event.preventDefault();
  }

  return { onKeyDown, putBack, announceRest };
}
