import type { CampaignDetail, CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import type { Channel } from '@brandroom/domain/content/channel';
import { channelLabels, channelOf, channels } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { formatFound } from '@brandroom/domain/format/count';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import type { CampaignId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { ButtonToolbar } from '@brandroom/ui/ButtonToolbar';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { RowList } from '@brandroom/ui/RowList';
import { Stack } from '@brandroom/ui/Stack';
import { StatusBadge } from '@brandroom/ui/StatusBadge';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useDeferredValue, useState } from 'react';

import { useAnnouncedAnswer } from '../../../shared/page/use-announced-answer';
import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { channelIcons } from '../../../shared/content/channel-icons';
import { useHref } from '../../../shared/navigation/use-href';
import { timeZone } from '../../../shared/time/time-zone';
import { DateText } from '../../../shared/time/DateText';
import { campaignsMessages } from './campaigns.messages';
import { useToday } from './use-today';

const messages = campaignsMessages.content;

type Shown = Channel | 'all';

function channelInput(channel: Shown) {
  if (channel === 'all') return {};
  return channel === 'email' || channel === 'blog' ? { type: channel } : { platform: channel };
}

/** Returns the channels of a campaign and of its content. */
export function channelsOf(campaign: CampaignDetail): readonly Channel[] {
  return channels.filter(
    (each) => campaign.channels.includes(each) || campaign.contentChannels.includes(each),
  );
}

interface ItemsProps {
  campaign: CampaignView;
  /** The most items listed; the others are in the calendar. */
  limit: number;
}

interface CampaignContentProps extends ItemsProps {
  /** The channels to filter by. */
  channels: readonly Channel[];
}

/** The content of a campaign with its statuses, by channel. */
export function CampaignContent({ campaign, limit, channels: offered }: CampaignContentProps) {
  const [channel, setChannel] = useState<Shown>('all');
  // The current items stay visible while the next ones load.
  const shown = useDeferredValue(channel);
  const filters = (['all', ...offered] as const).map((id) => ({
    id,
    label: id === 'all' ? messages.allChannels : channelLabels[id],
    isPressed: id === channel,
  }));
  return (
    <Stack gap={12}>
      {offered.length > 1 && (
        <ButtonToolbar label={messages.channels} items={filters} onPress={setChannel} />
      )}
      <BusyRegion isBusy={shown !== channel} label={messages.updating}>
        <Items campaign={campaign} limit={limit} channel={shown} />
      </BusyRegion>
    </Stack>
  );
}

function Items({ campaign, limit, channel }: ItemsProps & { channel: Shown }) {
  const hrefTo = useHref();
  const today = useToday();
  const { id, brandId } = campaign;
  const input = {
    brandId,
    campaignId: id,
    ...channelInput(channel),
    orderBy: 'upcoming' as const,
    limit,
  };
  const { items, total } = useSuspenseQuery(useApi().content.list.queryOptions({ input })).data;
  useAnnouncedAnswer(channel, formatFound(total, 'item'));
  const among = items.map((item) => item.id);
  const filter = { campaign: id, ...(channel === 'all' ? {} : { channel }) };
  return (
    <Stack gap={12}>
      {items.length === 0 ? (
        <Text size="ui" tone="muted">
          {channel === 'all' ? messages.none : messages.noneOn(channelLabels[channel])}
        </Text>
      ) : (
        <RowList
          label={messages.list(campaign.name)}
          rows={items.map((item) => ({
            id: item.id,
            href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
            routerOptions: { peek: item.id, among },
            title: item.title,
            mark: (
              <span title={channelLabels[channelOf(item)]}>
                <Icon of={channelIcons[channelOf(item)]} size="small" />
                <VisuallyHidden>{channelLabels[channelOf(item)]}</VisuallyHidden>
              </span>
            ),
            facts: dateOf(item.publishedAt ?? item.scheduledFor),
            end: <StatusBadge status={item.status} isPlain />,
          }))}
        />
      )}
      <Inline gap={16}>
        {total > items.length && (
          <Link
            variant="standalone"
            href={hrefTo({ to: '/content/calendar', search: { view: 'list', ...filter } })}
          >
            {messages.seeList(total)}
          </Link>
        )}
        <Link
          variant="standalone"
          href={hrefTo({
            to: '/content/calendar',
            search: { view: 'month', date: monthOf(campaign, items, today), ...filter },
          })}
        >
          {messages.seeMonth}
        </Link>
        <CreateContent campaignId={id} />
      </Inline>
    </Stack>
  );
}

/**
 * Returns the day of the next item; without one the campaign's start, unless the campaign is
 * running today.
 */
function monthOf(
  { startDate, endDate }: CampaignView,
  [next]: readonly ContentItem[],
  today: PlainDate,
): PlainDate {
  const at = next?.publishedAt ?? next?.scheduledFor ?? null;
  if (at !== null) return dayOf(at, timeZone);
  const isRunning = startDate <= today && (endDate === null || today <= endDate);
  return isRunning ? today : startDate;
}

const dateOf = (at: string | null) => (at === null ? undefined : <DateText at={at} withTime />);

/** Links to new content of the campaign, for people who may create content. */
function CreateContent({ campaignId }: { campaignId: CampaignId }) {
  const { user, brandId } = useWorkspace();
  const hrefTo = useHref();
  if (brandId === null || !createsSomeContent(user, brandId)) return null;
  const href = hrefTo({ to: '/content/create', search: { campaign: campaignId } });
  return (
    <ButtonLink href={href} size="small" icon={Plus}>
      {messages.create}
    </ButtonLink>
  );
}
