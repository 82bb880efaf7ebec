import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { usePage } from '@brandroom/ui/page-context';
import { SearchField } from '@brandroom/ui/SearchField';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { ListFilter } from 'lucide-react';
import { useRef } from 'react';

import { lazyDialog } from '../../../shared/load/lazy-part';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { OverlayButton } from '../../../shared/overlay/OverlayButton';
import type { ContentSearch, ContentView } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import { CalendarBar } from './CalendarBar';
import { StatusFilter } from './FilterControls';
import { useCampaignOptions } from './use-campaign-options';

const messages = calendarMessages.filters;
/** With the date pickers it weighs as much as the list itself. */
const FilterPopover = lazyDialog(async () => (await import('./FilterPopover')).FilterPopover);

/** No filter; view and date stay. */
const none: Omit<ContentSearch, 'view' | 'date' | 'orderBy' | 'direction' | 'item'> = {
  status: undefined,
  channel: undefined,
  type: undefined,
  campaign: undefined,
  start: undefined,
  end: undefined,
  q: undefined,
  page: undefined,
};

interface ContentFiltersProps {
  brandId: BrandId;
  search: ContentSearch;
  view: Exclude<ContentView, 'review'>;
}

/** Search, status, channel, start and end date, quick ranges, all in the address. */
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
    update(none);
    announce(messages.cleared);
    // The button goes with the filters.
    field.current?.focus();
  };
  const { status, channel, type, campaign, start, end } = search;
  const campaigns = useCampaignOptions(brandId, campaign);
  const others = [channel ?? type, campaign, start ?? end].filter(Boolean).length;
  const isAny = others > 0 || status !== undefined || text !== '';
  const searchField = (
    <SearchField
      label={messages.search}
      placeholder={messages.search}
      value={text}
      onChange={setText}
      controlRef={field}
    />
  );
  const count = others + (isNarrow && status ? 1 : 0);
  const more = (
    <OverlayButton
      overlay={FilterPopover}
      props={{
        search,
        campaigns,
        onNarrow: narrow,
        // On phones there is no room for the others in the bar.
        ...(isNarrow ? { onReset: reset } : {}),
      }}
      popup="dialog"
      button={(trigger) =>
        isNarrow ? (
          <IconButton
            icon={ListFilter}
            size="small"
            label={messages.more(count)}
            isMarked={count > 0}
            {...trigger}
          />
        ) : (
          <Button
            icon={ListFilter}
            size="small"
            variant={count > 0 ? 'secondary' : 'quiet'}
            {...trigger}
          >
            {messages.more(count)}
          </Button>
        )
      }
    />
  );

  return (
    <>
      <ViewBar
        label={messages.group}
        start={view !== 'list' && <CalendarBar view={view} search={search} />}
        search={searchField}
        searchLabel={messages.search}
        isSearching={text !== ''}
        filters={
          <>
            {!isNarrow && <StatusFilter search={search} onNarrow={narrow} />}
            {more}
            {!isNarrow && isAny && (
              <Button size="small" variant="quiet" onPress={reset}>
                {messages.reset}
              </Button>
            )}
          </>
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
