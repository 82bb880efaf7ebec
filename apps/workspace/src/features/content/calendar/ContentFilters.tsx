import type { BrandId } from '@brandroom/domain/id.schema';
import { formatDay } from '@brandroom/domain/format/date';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { FilterBar } from '@brandroom/ui/FilterBar';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { SearchField } from '@brandroom/ui/SearchField';
import { usePage } from '@brandroom/ui/page-context';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { useEffect, useRef } from 'react';

import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch, ContentView } from '../item/content-search';
import { noFilter } from '../item/content-search';
import { SavedViews } from '../views/SavedViews';
import { calendarMessages } from './calendar.messages';
import { CalendarBar } from './CalendarBar';
import { useCampaignOptions } from './use-campaign-options';
import { useContentFilters } from './use-content-filters';
import { useMatchesElsewhere } from './use-matches-elsewhere';

const messages = calendarMessages.filters;

interface ContentFiltersProps {
  brandId: BrandId;
  search: ContentSearch;
  view: Exclude<ContentView, 'review'>;
}

/** Search, saved views and filters, all stored in the address. */
export function ContentFilters({ brandId, search, view }: ContentFiltersProps) {
  const update = useSearchUpdate<ContentSearch>();
  const isNarrow = usePage()?.isNarrow ?? false;
  const field = useRef<HTMLInputElement>(null);
  const narrow = (change: Partial<ContentSearch>, options?: { replace?: boolean }) =>
    update({ ...change, page: undefined }, options);
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
  const foundElsewhere =
    elsewhere && messages.elsewhere(elsewhere.count, formatDay(elsewhere.day), elsewhere.isLater);
  useEffect(() => {
    if (foundElsewhere !== null) announce(foundElsewhere);
  }, [foundElsewhere]);
  const goThere = () => {
    if (elsewhere) update({ date: elsewhere.day });
  };

  const matches = foundElsewhere !== null && (
    <Button size="small" variant="quiet" aria-label={foundElsewhere} onPress={goThere}>
      {isNarrow ? foundElsewhere : messages.more(elsewhere?.count ?? 0)}
    </Button>
  );
  const turn = view !== 'list' && <CalendarBar view={view} search={search} />;

  return (
    <>
      <ViewBar
        label={messages.group}
        start={
          matches ? (
            <>
              {turn}
              {matches}
            </>
          ) : (
            turn
          )
        }
        isStartInContent
        search={
          <SearchField
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
            start={<SavedViews brandId={brandId} search={{ ...search, view }} />}
            onReset={isAny ? reset : undefined}
            resetLabel={messages.reset}
          />
        }
      />
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
