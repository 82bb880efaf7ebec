import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { formatFound } from '@brandroom/domain/format/count';
import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide';

import { useAnnouncedAnswer } from '../../../shared/page/use-announced-answer';
import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RowMenu, useRowMenu } from '../../../shared/overlay/RowMenu';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { LongList } from '../../../shared/page/LongList';
import { UndoBar } from '../../../shared/page/UndoBar';
import { NoRecords } from '../../../shared/record/NoRecords';
import { CampaignCard } from './CampaignCard';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignsSearch } from './campaigns-search';
import { foundBy } from './found-campaigns';
import { FailedChange } from './FailedChange';
import { CampaignTimeline, DeleteCampaignDialog, preloaded } from './campaigns-parts';
import { useCampaignActions } from './use-campaign-actions';

const { list: messages, card } = campaignsMessages;

interface CampaignListProps {
  brandId: BrandId;
  search: CampaignsSearch;
}

const openIn = ({ open }: CampaignsSearch) => open?.split(',') ?? [];

/** The campaigns of an address, with the actions on each. */
export function CampaignList({ brandId, search }: CampaignListProps) {
  const { data } = useSuspenseQuery(useApi().campaigns.list.queryOptions({ input: { brandId } }));
  const update = useSearchUpdate<CampaignsSearch>();
  const hrefTo = useHref();
  const shown = foundBy(data, search);
  const open = openIn(search);
  const actions = useCampaignActions(brandId, {
    duplicated: focusActions,
    moved: (campaign) => focusActions(shown.length > 0 ? campaign : undefined),
  });
  const { may, toDelete, endDelete, changes } = actions;
  const { open: openMenu, menuOf } = useRowMenu<CampaignView>();
  const menu = menuOf((campaign) => ({
    label: card.actions(campaign.name),
    sections: actions.sectionsOf(campaign),
  }));
  usePreload(preloaded);
  const toggle = (id: CampaignId) => {
    const toggled = (ids: readonly string[]) =>
      ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
    update((current) => ({ open: toggled(openIn(current)).join(',') || undefined }), {
      replace: true,
    });
  };
  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <FoundCount count={shown.length} search={search} />
      </ViewBarCount>
      <Stack gap={16} data-first-content="">
        <FailedChange changes={changes} />
        {shown.length === 0 ? (
          <NoRecords
            icon={Megaphone}
            isFiltered={data.length > 0}
            onShowAll={() => update({ status: undefined, q: undefined })}
            create={may.create ? hrefTo({ to: '/marketing/campaigns/create' }) : null}
            messages={messages}
          />
        ) : search.view === 'timeline' ? (
          <Load label={messages.timelineLoading} skeleton={<Skeleton shape="block" />}>
            <CampaignTimeline campaigns={shown} move={may.edit ? changes.reschedule : null} />
          </Load>
        ) : (
          <LongList items={shown} things={messages.things}>
            {(drawn) => (
              <Stack as="ul" gap={12} aria-label={messages.label}>
                {drawn.map((campaign) => (
                  <CampaignCard
                    key={campaign.id}
                    campaign={campaign}
                    isOpen={open.includes(campaign.id)}
                    onToggle={() => toggle(campaign.id)}
                    openMenu={may.create || may.edit || may.delete ? openMenu : null}
                  />
                ))}
              </Stack>
            )}
          </LongList>
        )}
      </Stack>
      <RowMenu {...menu} />
      {toDelete && (
        <DeleteCampaignDialog
          campaign={toDelete}
          discard={changes.discard}
          onClose={() => {
            endDelete();
            focusActions(toDelete);
          }}
          onDeleted={() => {
            endDelete();
            focusActions(neighbourOf(shown, toDelete));
          }}
        />
      )}
    </>
  );
}

/** The number of campaigns, announced after a new search. */
function FoundCount({ count, search: { status, q } }: { count: number; search: CampaignsSearch }) {
  const words = formatFound(count, 'campaign');
  useAnnouncedAnswer(`${status ?? ''} ${q ?? ''}`, words);
  if (count === 0) return null;
  return (
    <Text size="caption" tone="muted">
      {words}
    </Text>
  );
}
