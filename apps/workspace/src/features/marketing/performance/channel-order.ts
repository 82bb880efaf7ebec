import type { ChannelPerformance } from '@brandroom/domain/campaign/channel-performance.schema';
import { channelLabels } from '@brandroom/domain/content/channel';
import { compareNames } from '@brandroom/domain/format/compare-names';
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
      return sign * compareNames(channelLabels[a.channel], channelLabels[b.channel]);
    }
    const [one, other] = [a[orderBy], b[orderBy]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
