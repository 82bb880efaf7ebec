import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { FieldPending } from '@brandroom/ui/FieldPending';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { SearchField } from '@brandroom/ui/SearchField';
import { Stack } from '@brandroom/ui/Stack';
import { Toolbar } from '@brandroom/ui/Toolbar';
import { lazy, Suspense, useState } from 'react';

import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useIsNarrow } from '../../../shared/page/use-is-narrow';
import type { ContentSearch } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import { QuickRanges, StatusFilter } from './FilterControls';
import { useCampaignOptions } from './use-campaign-options';

const messages = calendarMessages.filters;
/** With the date pickers they weigh as much as the list itself. */
const OtherFilters = lazy(async () => ({
  default: (await import('./OtherFilters')).OtherFilters,
}));

/** No filter; view and date stay. */
const none: Omit<ContentSearch, 'view' | 'date' | 'item'> = {
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
  /** Of the element that the results begin with. */
  resultsId: string;
}

/** Spec section 2.16: text, status, channel, start and end date, quick ranges, all in the address. */
export function ContentFilters({ brandId, search, resultsId }: ContentFiltersProps) {
  const update = useSearchUpdate<ContentSearch>();
  const isNarrow = useIsNarrow();
  const narrow = (change: Partial<ContentSearch>, options?: { replace?: boolean }) =>
    update({ ...change, page: undefined }, options);
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    narrow({ q: q || undefined }, { replace: true }),
  );
  const [resets, setResets] = useState(0);
  const reset = () => {
    setText('');
    setResets(resets + 1);
    update(none);
    announce(messages.cleared);
  };
  const { status, channel, type, campaign, start, end } = search;
  const campaigns = useCampaignOptions(brandId, campaign);
  const others = [channel ?? type, campaign, start ?? end].filter(Boolean).length;
  const statusFilter = <StatusFilter resultsId={resultsId} search={search} onNarrow={narrow} />;
  const otherFilters = (
    <Suspense fallback={<FieldPending label={messages.channel} />}>
      <OtherFilters search={search} campaigns={campaigns} resets={resets} onNarrow={narrow} />
    </Suspense>
  );
  const ranges = <QuickRanges search={search} onNarrow={narrow} onReset={reset} />;

  return (
    <Stack gap={12}>
      <Toolbar
        label={messages.group}
        below={
          // Behind one button: a grid of days or a table is what one came for.
          !isNarrow && (
            <Disclosure title={messages.others(others)} isDefaultOpen={others > 0}>
              <Toolbar label={messages.others(0)}>{otherFilters}</Toolbar>
            </Disclosure>
          )
        }
      >
        <SearchField label={messages.search} value={text} onChange={setText} isLabelVisible />
        {isNarrow ? (
          <Disclosure title={messages.more(others + (status ? 1 : 0))}>
            <Toolbar label={messages.more(0)}>
              {statusFilter}
              {otherFilters}
              {ranges}
            </Toolbar>
          </Disclosure>
        ) : (
          <>
            {statusFilter}
            {ranges}
          </>
        )}
      </Toolbar>
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
    </Stack>
  );
}
