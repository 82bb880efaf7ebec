import { formatDays, formatMonth } from '@brandroom/domain/format/date';
import type { GridView } from '@brandroom/domain/content/grid';
import { periodOf, turnedTo } from '@brandroom/domain/content/grid';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';
import { afterPaint } from '@brandroom/ui/after-paint';
import { Heading } from '@brandroom/ui/Heading';
import type { IconType } from '@brandroom/ui/Icon';
import { dayOf } from '@brandroom/domain/time/zone';
import { PageMore } from '@brandroom/ui/PageMore';
import { usePage } from '@brandroom/ui/page-context';
import { TurnBar } from '@brandroom/ui/TurnBar';
import type { Turn } from '@brandroom/ui/TurnBar';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.grid;

/** «June 2025», or «Jun 1 – 7, 2025» for a week. */
export function periodTitle(view: GridView, day: PlainDate): string {
  const { start, end } = periodOf(view, day);
  return view === 'month' ? formatMonth(start) : formatDays(start, end);
}

/** The title of the month or week that an address shows. */
export function shownPeriod(view: GridView, { date }: ContentSearch, now: Instant): string {
  return periodTitle(view, date ?? dayOf(now, timeZone));
}

interface CalendarBarProps {
  view: GridView;
  search: ContentSearch;
}

/** Navigation to other months or weeks. On phones the page's title says which one is visible. */
export function CalendarBar({ view, search }: CalendarBarProps) {
  const update = useSearchUpdate<ContentSearch>();
  const now = useNow();
  const today = dayOf(now(), timeZone);
  const day = search.date ?? today;
  const turn = (to: PlainDate) => update({ date: to === today ? undefined : to });
  const { isNarrow, isNarrowest } = usePage() ?? { isNarrow: false, isNarrowest: false };
  // Paints the pressed state first, because the new grid takes long to render.
  const turnBy = (by: Turn) =>
    afterPaint(() => turn(by === null ? today : turnedTo(view, day, by)));
  const line = (id: string, icon: IconType, label: string, by: Turn) => ({
    id,
    icon,
    label,
    onAction: () => turnBy(by),
  });
  return (
    <>
      {!isNarrowest && (
        <TurnBar
          label={messages.turn[view]}
          previousLabel={messages.previous[view]}
          nextLabel={messages.next[view]}
          presentLabel={messages.today}
          isCompact={isNarrow}
          onTurn={turnBy}
        />
      )}
      {!isNarrow && <Heading level={2}>{shownPeriod(view, search, now())}</Heading>}
      {isNarrow && (
        <PageMore
          sections={[
            {
              id: 'turn',
              items: [
                ...(isNarrowest
                  ? [
                      line('previous', ChevronLeft, messages.previous[view], -1),
                      line('next', ChevronRight, messages.next[view], 1),
                    ]
                  : []),
                line('today', CalendarCheck, messages.today, null),
              ],
            },
          ]}
        />
      )}
    </>
  );
}
