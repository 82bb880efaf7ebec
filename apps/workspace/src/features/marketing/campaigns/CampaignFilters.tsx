import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';

import { SearchBar } from '../../../shared/navigation/SearchBar';
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
  const view = search.view ?? 'cards';
  const show = (next: (typeof looks)[number]['value']) =>
    update({ view: next === 'cards' ? undefined : next });
  return (
    <>
      <SearchBar
        label={messages.filters}
        search={messages.search}
        placeholder={messages.searchPlaceholder}
        q={search.q}
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
