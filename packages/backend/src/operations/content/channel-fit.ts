import { exceedsLimits } from '@brandroom/domain/content/limits';
import type { ChannelFit } from '@brandroom/machines/content-workflow/content-workflow.events';

import type { StoredContent } from '../../store/collections';

/** What the workflow has to know of an item's channel; nothing where the item is within its limits. */
export function channelFit(
  item: StoredContent,
  { anyway = false }: { anyway?: boolean | undefined },
): ChannelFit {
  return exceedsLimits(item) ? { exceedsLimits: true, anyway } : {};
}
