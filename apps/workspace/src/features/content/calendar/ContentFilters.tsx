import type { BrandId } from '@brandroom/domain/id.schema';
import { formatDay } from '@brandroom/domain/format/date';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { FilterBar } from '@brandroom/ui/FilterBar';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { usePage } from '@brandroom/ui/page-context';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';

import { PageSearch } from '../../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useNow } from '../../../shared/time/clock';
import type { ContentSearch, ContentView } from '../item/content-search';
import { noFilter } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import { CalendarBar, shownPeriod } from './CalendarBar';
import { TrayButton } from './TrayButton';
import { useCampaignOptions } from './use-campaign-options';
import { useContentFilters } from './use-content-filters';
import { useMatchesElsewhere } from './use-matches-elsewhere';
import type { TrayState } from './use-tray';

const messages = calendarMessages.filters;

interface ContentFiltersProps {
  brandId: BrandId;
  search: ContentSearch;
  view: Exclude<ContentView, 'review'>;
  /** Null where there is none. */
  tray: TrayState | null;
}

/** Search and filters, all stored in the address. */
export function ContentFilters({ brandId, search, view, tray }: ContentFiltersProps) {
  const update = useSearchUpdate<ContentSearch>();
  const isNarrow = usePage()?.isNarrow ?? false;
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const narrow = (change: Partial<ContentSearch>, options?: { replace?: boolean }) =>
    update({ ...change, page: undefined }, { ...options, resetScroll: true });
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    narrow({ q: q || undefined }, { replace: true }),
  );
  const reset = () => {
    setText('');
    update(noFilter);
    announce(messages.cleared);
    // The button disappears with the filters.
    field.current?.focus();
  };
  const campaigns = useCampaignOptions(brandId, search.campaign);
  const filters = useContentFilters(search, campaigns, narrow);
  const { status, channel, type, campaign, start, end } = search;
  const isAny = [status, channel, type, campaign, start, end, text || undefined].some(Boolean);
  const elsewhere = useMatchesElsewhere(brandId, search, view);
  const others = elsewhere && messages.others(elsewhere.count, view === 'week' ? view : 'month');
  const foundElsewhere =
    elsewhere && others && messages.elsewhere(others, formatDay(elsewhere.day), elsewhere.isLater);
  useEffect(() => {
    if (foundElsewhere !== null) announce(foundElsewhere);
  }, [foundElsewhere]);
  const goThere = () => {
    if (elsewhere) update({ date: elsewhere.day });
  };

  const matches = foundElsewhere !== null && (
    <Button size="small" variant="quiet" aria-label={foundElsewhere} onPress={goThere}>
      {isNarrow ? foundElsewhere : others}
    </Button>
  );
  const turn = view !== 'list' && <CalendarBar view={view} search={search} />;

  return (
    <>
      <ViewBar
        label={messages.group}
        start={
          matches && !isNarrow ? (
            <>
              {turn}
              {matches}
            </>
          ) : (
            turn
          )
        }
        startOnPhones="bar"
        search={
          <PageSearch
            label={messages.search}
            placeholder={messages.search}
            value={text}
            onChange={setText}
            onSubmit={goThere}
            controlRef={field}
          />
        }
        searchLabel={messages.search}
        isSearching={text !== ''}
        filters={
          <FilterBar
            label={messages.bar}
            filters={filters}
            onReset={isAny ? reset : undefined}
            resetLabel={messages.reset}
          />
        }
        end={tray && !isNarrow && <TrayButton {...{ brandId, search, tray }} />}
      />
      {isNarrow && view !== 'list' && (
        <>
          {/* The page's title shows it; the days below are its sections. */}
          <Heading level={2}>
            <VisuallyHidden>{shownPeriod(view, search, now())}</VisuallyHidden>
          </Heading>
          {matches && <Inline>{matches}</Inline>}
        </>
      )}
      {campaigns.isGone && (
        <InlineAlert
          tone="warning"
          isLive
          title={messages.campaignGone}
          actions={
            <Button size="small" onPress={() => narrow({ campaign: undefined })}>
              {messages.allCampaigns}
            </Button>
          }
        >
          {messages.campaignGoneHelp}
        </InlineAlert>
      )}
    </>
  );
}
