import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { GridView } from '@brandroom/domain/content/grid';
import { periodOf } from '@brandroom/domain/content/grid';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { EventCalendar } from '@brandroom/ui/EventCalendar';
import { usePreload } from '@brandroom/ui/lazy-part';
import { LoadMore } from '@brandroom/ui/LoadMore';
import { showToast } from '@brandroom/ui/toast';
import { useIsFetching } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { useSingleKeys } from '../../../shared/keys/single-keys';
import { useOpenPeek } from '../../../shared/navigation/use-open-peek';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { instantNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { shortText } from '../../../shared/page/short-name';
import { useLastSettled } from '../../../shared/page/use-last-settled';
import type { Coloring, ContentSearch } from '../item/content-search';
import { filterInput, undatedStep } from '../item/list-input';
import { useOpenItem } from '../item/use-open-item';
import { losesApproval } from '../item/offered-actions';
import { dateError } from '../actions/move-rules';
import { calendarMessages } from './calendar.messages';
import { periodTitle } from './CalendarBar';
import type { EntryTools } from '../actions/entry-actions';
import { actionOfKey } from '../actions/entry-keys';
import { preloaded } from './grid-parts';
import type { OpenOverGrid } from './GridOverlays';
import { GridBars } from './GridBars';
import { GridLegend } from './GridLegend';
import { GridOverlays } from './GridOverlays';
import { useCampaigns } from '../item/use-campaigns';
import { useEntryTools } from '../actions/use-entry-tools';
import { cardFacts, useGridEntries } from './use-grid-entries';
import { useGridItems } from './use-grid-items';
import { useMoves } from '../actions/use-moves';
import { trayGroups } from './use-tray';
import type { TrayState } from './use-tray';

const messages = calendarMessages.grid;

interface CalendarGridProps {
  brandId: BrandId;
  search: ContentSearch;
  view: GridView;
  mayCreate: boolean;
  resultsId: string;
  /** Null for a person who may not plan content. */
  tray: TrayState | null;
}

/** A month or a week of content, with unscheduled items beside it. */
export function CalendarGrid(props: CalendarGridProps) {
  const { brandId, search, view, mayCreate, resultsId, tray } = props;
  usePreload(preloaded);
  const tools = useEntryTools();
  const { user, clock } = tools;
  const update = useSearchUpdate<ContentSearch>();
  const [hasSingleKeys] = useSingleKeys();
  const now = instantNow(clock);
  const today = dayOf(now, timeZone);
  const day = search.date ?? today;
  // The current items stay visible while the next ones load.
  const shown = useDeferredValue(search);
  const shownView = useDeferredValue(view);
  const [undatedLimit, setUndatedLimit] = useState(undatedStep);
  const { pendingMoves, move } = useMoves();
  const { dated, undated, undatedTotal, totals } = useGridItems({
    brandId,
    search: shown,
    view: shownView,
    day: shown.date ?? today,
    undatedLimit: useDeferredValue(undatedLimit),
    pendingMoves,
  });
  const [over, setOver] = useState<OpenOverGrid | null>(null);
  const show = (change: OpenOverGrid) => setOver((before) => ({ ...before, ...change }));
  const addTo = (each: PlainDate, at: Element) => show({ add: { day: each, at } });
  const viewer = { user, now };
  const coloring = search.color ?? 'status';
  const campaigns = useCampaigns(brandId);
  const looks = { coloring, campaigns, hasPictures: view === 'week' };
  const entries = useGridEntries({ ...looks, items: dated });
  const trayEntries = useGridEntries({ ...looks, items: undated, hasPictures: false });
  const openTray = tray?.isOpen === true ? tray : null;

  const openItem = useOpenItem();
  const openId = useOpenPeek();
  const refuses = (item: ContentItem, at: Instant | null) => dateError(item, at, viewer);

  function place(item: ContentItem, at: Instant | null) {
    if (losesApproval(item, viewer)) show({ question: { kind: 'approval', item, at } });
    else void move(item, at);
  }
  const toolsOf = (item: ContentItem): EntryTools => ({
    ...tools,
    onAsk: (kind) => show({ question: { kind, item } }),
    onClear: () => place(item, null),
  });
  function press(item: ContentItem, key: string): boolean {
    const action = hasSingleKeys || key.length > 1 ? actionOfKey(key) : undefined;
    if (!action) return false;
    void import('../actions/entry-actions').then(({ actByKey }) =>
      actByKey(item, action, toolsOf(item)),
    );
    return true;
  }
  const color = (by: Coloring) => update({ color: by === 'status' ? undefined : by });
  const turn = (to: PlainDate, options?: { replace?: boolean }) =>
    update({ date: to === today ? undefined : to }, options);
  const { start, end } = periodOf(shownView, shown.date ?? today);
  const count = [...totals].reduce(
    (sum, [each, total]) => (each >= start && each <= end ? sum + total : sum),
    0,
  );
  const title = periodTitle(shownView, shown.date ?? today);
  // A moved item is counted twice or not at all until both its old and its new range are refetched.
  const isFetching = useIsFetching({ queryKey: useApi().content.key() }) > 0;
  const isSettled = pendingMoves.size === 0 && !isFetching;
  const settledCount = useLastSettled(count, isSettled);
  const settledTitle = useLastSettled(title, isSettled);
  const nothingUndated =
    Object.keys(filterInput(shown)).length > 0 ? messages.tray.emptyFiltered : messages.tray.empty;
  return (
    <BusyRegion isBusy={shown !== search || shownView !== view} label={messages.updating}>
      <GridBars
        count={settledCount}
        period={settledTitle}
        tray={tray && { ...tray, total: undatedTotal }}
        show={show}
      />
      <EventCalendar
        id={resultsId}
        data-first-content=""
        label={messages.label(periodTitle(view, day))}
        view={view}
        day={day}
        today={today}
        timeZone={timeZone}
        entries={entries}
        totals={totals}
        tray={
          openTray
            ? {
                title: messages.tray.title,
                groups: trayGroups(trayEntries),
                empty: nothingUndated,
                onClose: openTray.close,
                footer: undatedTotal > undatedStep && (
                  <LoadMore
                    size="small"
                    shown={undated.length}
                    total={undatedTotal}
                    things={messages.tray.things}
                    step={undatedStep}
                    onLoadMore={() => setUndatedLimit(undatedLimit + undatedStep)}
                  />
                ),
              }
            : undefined
        }
        openId={openId}
        legend={<GridLegend {...{ coloring, campaigns }} />}
        onDayChange={(to) => turn(to, { replace: true })}
        onShowDay={(each) => show({ day: each })}
        onAdd={mayCreate ? addTo : undefined}
        onOpen={({ id }) => openItem(id)}
        onMove={place}
        factsOf={cardFacts(campaigns)}
        refuses={refuses}
        onRefuse={(item, why) =>
          showToast({ title: messages.move.refused(shortText(item.title)), description: why })
        }
        onMenu={(item, anchor, at) => show({ menu: { item, anchor, at } })}
        onShortcut={press}
        onKeyList={hasSingleKeys ? () => show({ keys: true }) : undefined}
      />
      {over && (
        <GridOverlays
          open={over}
          show={show}
          brandId={brandId}
          search={shown}
          mayCreate={mayCreate}
          hasTray={openTray !== null}
          onColor={color}
          toolsOf={toolsOf}
          refuses={refuses}
          onMove={place}
          onMoveAnyway={(item, at) => void move(item, at)}
        />
      )}
    </BusyRegion>
  );
}
