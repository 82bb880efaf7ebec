import { exceedsLimits } from '@brandroom/domain/content/limits';
import type { ChannelFit } from '@brandroom/machines/content-workflow/content-workflow.events';

import type { StoredContent } from '../../store/collections';

/** Returns the channel facts for the workflow; none if the item is within the channel's limits. */
export function channelFit(
  item: StoredContent,
  { anyway = false }: { anyway?: boolean | undefined },
): ChannelFit {
  return exceedsLimits(item) ? { exceedsLimits: true, anyway } : {};
}
