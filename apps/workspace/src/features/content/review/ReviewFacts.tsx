import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { can } from '@brandroom/domain/rights/can';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { DateText } from '../../../shared/time/DateText';
import { reviewMessages } from './review.messages';

const messages = reviewMessages.facts;

/** The facts of an item above its text. */
export function ReviewFacts({ item }: { item: ContentItem }) {
  const { data: history } = useQuery(
    useApi().content.history.queryOptions({ input: { id: item.id } }),
  );
  const author = history?.find(({ action }) => action === 'create')?.byName;
  const since = history?.find(({ from, to }) => to === 'pending' && from !== 'pending');
  return (
    <DescriptionList
      layout="line"
      items={[
        { term: messages.channel, detail: channelLabels[channelOf(item)] },
        {
          term: messages.planned,
          detail: item.scheduledFor ? (
            <DateText at={item.scheduledFor} withTime />
          ) : (
            messages.noDate
          ),
        },
        { term: messages.campaign, detail: <CampaignName item={item} /> },
        ...(item.keyword ? [{ term: messages.keyword, detail: item.keyword }] : []),
        { term: messages.author, detail: author ?? messages.unknown },
        {
          term: messages.waitsSince,
          detail: <DateText at={since?.at ?? item.updatedAt} withTime />,
        },
      ]}
    />
  );
}

function CampaignName({ item: { brandId, campaignId } }: { item: ContentItem }) {
  const { user } = useWorkspace();
  const maySee = can(user, 'campaigns.view', brandId);
  const { data, isPending } = useQuery({
    ...useApi().campaigns.list.queryOptions({ input: { brandId } }),
    enabled: maySee && campaignId !== null,
  });
  if (campaignId === null) return messages.noCampaign;
  if (maySee && isPending) return messages.unknown;
  return data?.find(({ id }) => id === campaignId)?.name ?? messages.otherCampaign;
}
