import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { GridView } from '@brandroom/domain/content/grid';
import { periodOf } from '@brandroom/domain/content/grid';
import { contentRight } from '@brandroom/domain/content/visibility';
import { formatCount } from '@brandroom/domain/format/count';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import type { CalendarEntry } from '@brandroom/ui/calendar-entry';
import { EventCalendar } from '@brandroom/ui/EventCalendar';
import { Inline } from '@brandroom/ui/Inline';
import { LoadMore } from '@brandroom/ui/LoadMore';
import { Stack } from '@brandroom/ui/Stack';
import { showToast } from '@brandroom/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { JustDone } from '../../../shared/page/JustDone';
import { SpokenCount } from '../../../shared/page/SpokenCount';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { calendarMessages as messages } from '../calendar.messages';
import { entryOf, losesApproval, whyNotAt } from '../calendar-entries';
import type { ContentSearch } from '../content-search';
import { contentTypes } from '../content-search';
import { undatedStep } from '../list-input';
import { useGridItems } from '../use-grid-items';
import { useMoves } from '../use-moves';
import { CalendarBar, periodTitle } from './CalendarBar';
import type { GridQuestion } from './GridDialogs';

const DayDialog = lazy(async () => ({ default: (await import('./DayDialog')).DayDialog }));
const EntryMenu = lazy(async () => ({ default: (await import('./EntryMenu')).EntryMenu }));
const GridDialogs = lazy(async () => ({ default: (await import('./GridDialogs')).GridDialogs }));

interface CalendarGridProps {
  brandId: BrandId;
  search: ContentSearch;
  view: GridView;
  mayCreate: boolean;
  resultsId: string;
}

/** A month or a week of content (spec section 2.16), and what has no date beside it. */
export function CalendarGrid({ brandId, search, view, mayCreate, resultsId }: CalendarGridProps) {
  const { user } = useWorkspace();
  const navigate = useNavigate();
  const update = useSearchUpdate<ContentSearch>();
  const now = useNow();
  const today = dayOf(now(), timeZone);
  const day = search.date ?? today;
  // What is there stays in sight while the next answer is on its way.
  const shown = useDeferredValue(search);
  const shownView = useDeferredValue(view);
  const [undatedLimit, setUndatedLimit] = useState(undatedStep);
  const { places, move } = useMoves();
  const { dated, undated, undatedTotal, totals } = useGridItems({
    brandId,
    search: shown,
    view: shownView,
    day: shown.date ?? today,
    undatedLimit: useDeferredValue(undatedLimit),
    places,
  });
  const [menu, setMenu] = useState<{ item: ContentItem; anchor: Element } | null>(null);
  const [question, setQuestion] = useState<GridQuestion | null>(null);
  const [openDay, setOpenDay] = useState<PlainDate | null>(null);
  const onlooker = { user, now: now() };
  const mayPlan = contentTypes.some((type) => can(user, contentRight('edit', type), brandId));
  const itemOf = ({ id }: CalendarEntry) => [...dated, ...undated].find((item) => item.id === id);

  function place(item: ContentItem | undefined, at: Instant | null) {
    if (!item) return;
    if (losesApproval(item, onlooker)) setQuestion({ kind: 'approval', item, at });
    else void move(item, at);
  }
  const turn = (to: PlainDate, options?: { replace?: boolean }) =>
    update({ date: to === today ? undefined : to }, options);
  const { start, end } = periodOf(shownView, shown.date ?? today);
  const count = [...totals].reduce(
    (sum, [each, total]) => (each >= start && each <= end ? sum + total : sum),
    0,
  );
  const title = periodTitle(shownView, shown.date ?? today);

  return (
    <BusyRegion
      id={resultsId}
      isBusy={shown !== search || shownView !== view}
      label={messages.updating}
    >
      <Stack gap={16}>
        <Inline gap={24} justify="between">
          <CalendarBar view={view} day={day} today={today} onTurn={turn} />
          <Inline gap={24}>
            <SpokenCount>{messages.count(formatCount(count, 'item'), title)}</SpokenCount>
            <JustDone />
          </Inline>
        </Inline>
        <EventCalendar
          label={messages.grid(periodTitle(view, day))}
          view={view}
          day={day}
          today={today}
          timeZone={timeZone}
          entries={dated.map((item) => entryOf(item, onlooker))}
          totals={totals}
          {...(mayPlan
            ? {
                tray: {
                  title: messages.tray.title,
                  help: undatedTotal > 0 ? messages.tray.help : messages.tray.empty,
                  entries: undated.map((item) => entryOf(item, onlooker)),
                  footer: undatedTotal > undated.length && (
                    <LoadMore
                      shown={undated.length}
                      total={undatedTotal}
                      things={messages.tray.things}
                      step={undatedStep}
                      onLoadMore={() => setUndatedLimit(undatedLimit + undatedStep)}
                    />
                  ),
                },
              }
            : {})}
          onDayChange={(to) => turn(to, { replace: true })}
          onShowDay={setOpenDay}
          onOpen={({ href }) => void navigate({ to: href })}
          onMove={(entry, at) => place(itemOf(entry), at)}
          refuses={(entry, at) => {
            const item = itemOf(entry);
            return item && whyNotAt(item, at, onlooker);
          }}
          onRefuse={(entry, why) =>
            showToast({ title: messages.move.refused(entry.title), description: why })
          }
          onMenu={(entry, anchor) => {
            const item = itemOf(entry);
            if (item) setMenu({ item, anchor });
          }}
        />
      </Stack>
      <Suspense>
        {openDay !== null && (
          <DayDialog
            brandId={brandId}
            day={openDay}
            search={shown}
            mayCreate={mayCreate}
            onMenu={(item, anchor) => setMenu({ item, anchor })}
            onClose={() => setOpenDay(null)}
          />
        )}
        {menu && (
          <EntryMenu
            {...menu}
            onClose={() => setMenu(null)}
            onAsk={(kind) => setQuestion({ kind, item: menu.item })}
            onClear={() => place(menu.item, null)}
          />
        )}
        {question && (
          <GridDialogs
            question={question}
            refuses={(item, at) => whyNotAt(item, at, onlooker)}
            onMove={place}
            onMoveAnyway={(item, at) => void move(item, at)}
            onClose={() => setQuestion(null)}
          />
        )}
      </Suspense>
    </BusyRegion>
  );
}
