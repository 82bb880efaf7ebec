import type { Channel } from '@brandroom/domain/content/channel';
import { rangeMoments } from '@brandroom/domain/content/date';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { ContentSearch } from './content-search';

export const pageSize = 40;

function channelFilter(channel: Channel | undefined) {
  if (channel === undefined) return {};
  return channel === 'email' || channel === 'blog' ? { type: channel } : { platform: channel };
}

/** The input of `content.list` for an address, in the person's time zone. */
export function listInput(brandId: BrandId, search: ContentSearch, timeZone: string) {
  const { status, channel, start = null, end = null, q, page = 1 } = search;
  return {
    brandId,
    ...(status ? { status } : {}),
    ...channelFilter(channel),
    ...rangeMoments({ start, end }, timeZone),
    ...(q ? { text: q } : {}),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}
