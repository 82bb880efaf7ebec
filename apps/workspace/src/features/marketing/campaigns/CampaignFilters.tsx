import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { ViewBar } from '@brandroom/ui/ViewBar';

import { PageSearch } from '../../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignsSearch } from './campaigns-search';

const messages = campaignsMessages.list;
const looks = [
  { value: 'cards', label: messages.cards },
  { value: 'timeline', label: messages.timeline },
] as const;

/** Search and view of the view bar, both stored in the address. */
export function CampaignFilters({ search }: { search: CampaignsSearch }) {
  const update = useSearchUpdate<CampaignsSearch>();
  const isNarrow = usePage()?.isNarrow ?? false;
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined }, { replace: true }),
  );
  const view = search.view ?? 'cards';
  const show = (next: (typeof looks)[number]['value']) =>
    update({ view: next === 'cards' ? undefined : next });
  return (
    <>
      <ViewBar
        label={messages.filters}
        search={
          <PageSearch
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={text}
            onChange={setText}
          />
        }
        searchLabel={messages.search}
        isSearching={text !== ''}
        end={
          !isNarrow && (
            <ToggleGroup
              label={messages.view}
              size="small"
              options={looks}
              value={view}
              onChange={show}
            />
          )
        }
      />
      {isNarrow && (
        <PageMore
          sections={[
            {
              id: 'view',
              title: messages.view,
              items: looks.map(({ value, label }) => ({
                id: value,
                label,
                isDisabled: value === view,
                onAction: () => show(value),
              })),
            },
          ]}
        />
      )}
    </>
  );
}
