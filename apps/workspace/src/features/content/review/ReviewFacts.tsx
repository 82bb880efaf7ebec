import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { SinceDecision } from '@brandroom/domain/content/since-decision';
import { can } from '@brandroom/domain/rights/can';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { DateText } from '../../../shared/time/DateText';
import { reviewMessages } from './review.messages';

const messages = reviewMessages.facts;

interface ReviewFactsProps {
  item: ContentItem;
  /** Newest first; undefined while it loads, null if it couldn't be loaded. */
  history: readonly HistoryEntry[] | null | undefined;
  /** Null for an item without a decision. */
  since: SinceDecision | null | undefined;
}

/** The details of an item above its text. */
export function ReviewFacts({ item, history, since: decided }: ReviewFactsProps) {
  const author = history?.find(({ action }) => action === 'create')?.byName;
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
        ...(history !== undefined && author === undefined
          ? []
          : [{ term: messages.author, detail: author ?? <LoadingName /> }]),
        // One line for most items: their text begins below it, and the queue says how long they have waited.
        ...(decided == null
          ? []
          : [{ term: messages.decision, detail: <LastDecision since={decided} /> }]),
      ]}
    />
  );
}

function LastDecision({ since }: { since: SinceDecision }) {
  const { decision, changes } = since;
  return (
    <>
      {messages.decided(decision.action === 'reject' ? 'reject' : 'approve', decision.byName)}{' '}
      <DateText at={decision.at} /> {changes.length === 0 && messages.unchanged}
    </>
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
  if (maySee && isPending) return <LoadingName />;
  return data?.find(({ id }) => id === campaignId)?.name ?? messages.otherCampaign;
}

function LoadingName() {
  return (
    <>
      <Skeleton shape="caption" width="name" />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </>
  );
}
