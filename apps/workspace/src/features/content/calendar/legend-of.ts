import { channelLabels, channels } from '@brandroom/domain/content/channel';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { LegendEntry } from '@brandroom/ui/EntryLegend';

import { channelIcons } from '../../../shared/content/channel-icons';
import type { Coloring } from '../item/content-search';
import { statuses } from '../item/content-search';
import type { useCampaigns } from '../item/use-campaigns';
import { toneAt } from './use-grid-entries';

/** Returns the meaning of the calendar's colors and marks. */
export function legendOf(
  coloring: Coloring,
  campaigns: ReturnType<typeof useCampaigns>,
): readonly LegendEntry[] {
  if (coloring === 'status')
    return statuses.map((status) => ({ label: contentStatusLabels[status], status }));
  if (coloring === 'channel')
    return channels.map((channel, position) => ({
      label: channelLabels[channel],
      icon: channelIcons[channel],
      tone: toneAt(position),
    }));
  return (campaigns ?? []).map(({ name }, position) => ({ label: name, tone: toneAt(position) }));
}
