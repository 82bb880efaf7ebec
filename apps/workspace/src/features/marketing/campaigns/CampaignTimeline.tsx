import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import type { CampaignStatus } from '@brandroom/domain/campaign/status';
import { runningCampaigns } from '@brandroom/domain/campaign/timeline';
import { formatDay } from '@brandroom/domain/format/date';
import { PageMore } from '@brandroom/ui/PageMore';
import { GanttChart } from '@brandroom/ui/GanttChart';
import type { GanttItem } from '@brandroom/ui/GanttChart';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Keyboard } from 'lucide';
import { useState } from 'react';

import { KeysDialog } from '../../../shared/keys/KeysDialog';
import { keysMessages } from '../../../shared/keys/keys.messages';
import { useShownKey } from '../../../shared/keys/shown-key';
import { useScreenKeys } from '../../../shared/keys/use-screen-keys';
import { useHref } from '../../../shared/navigation/use-href';
import { actionsId } from '../../../shared/page/focus-actions';
import { timelineKeys } from './timeline-keys';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignChanges } from './use-campaign-changes';
import { useToday } from './use-today';

const messages = campaignsMessages.list;
const tones = {
  draft: 'neutral',
  active: 'success',
  completed: 'info',
  archived: 'muted',
} as const satisfies Record<CampaignStatus, GanttItem['tone']>;

interface CampaignTimelineProps {
  campaigns: readonly CampaignView[];
  /** Null for people who may not change them. */
  move: CampaignChanges['reschedule'] | null;
}

/** The campaigns on a timeline of months, ordered by start. */
export function CampaignTimeline({ campaigns, move }: CampaignTimelineProps) {
  const hrefTo = useHref();
  const today = useToday();
  const [isListed, setListed] = useState(false);
  const list = () => setListed(true);
  const listKey = useShownKey('?');
  useScreenKeys(move ? { '?': list } : {});
  const items = campaigns
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
    .map(({ id, name, status, startDate, endDate }) => ({
      id,
      barId: actionsId({ id }),
      name,
      href: hrefTo({ to: '/marketing/campaigns/$id', params: { id } }),
      detail: campaignStatusLabels[status],
      tone: tones[status],
      start: startDate,
      end: endDate,
    }));
  const { running, next } = runningCampaigns(campaigns, today);
  return (
    <Stack gap={8}>
      {move && (
        <PageMore
          sections={[
            {
              id: 'help',
              items: [
                {
                  id: 'keys',
                  icon: Keyboard,
                  label: keysMessages.open,
                  ...listKey,
                  onAction: list,
                },
              ],
            },
          ]}
        />
      )}
      {isListed && (
        <KeysDialog
          title={campaignsMessages.keys.title}
          groups={timelineKeys}
          onClose={() => setListed(false)}
        />
      )}
      <Text size="ui">
        {campaignsMessages.timeline.runToday(running, campaigns.length, next && formatDay(next))}
      </Text>
      <GanttChart
        label={messages.label}
        itemName={messages.campaign}
        items={items}
        today={today}
        onMove={
          move
            ? (id, { start, end }) => {
                const campaign = campaigns.find((each) => each.id === id);
                if (campaign) move.mutate({ campaign, startDate: start, endDate: end });
              }
            : undefined
        }
      />
    </Stack>
  );
}
