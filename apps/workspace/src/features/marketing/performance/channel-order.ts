import type { ChannelPerformance } from '@brandroom/domain/campaign/channel-performance.schema';
import { channelLabels } from '@brandroom/domain/content/channel';
import type { SortDirection } from '@brandroom/domain/sort-direction';

import type { Measure } from './measures';

interface ChannelOrder {
  orderBy: 'channel' | 'change' | Measure;
  direction: SortDirection;
}

/** Sorts the channels; those without a change come last in either direction. */
export function inOrder(
  channels: readonly ChannelPerformance[],
  { orderBy, direction }: ChannelOrder,
): readonly ChannelPerformance[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return channels.toSorted((a, b) => {
    if (orderBy === 'channel') {
      return sign * channelLabels[a.channel].localeCompare(channelLabels[b.channel], 'en-US');
    }
    const [one, other] = [a[orderBy], b[orderBy]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
