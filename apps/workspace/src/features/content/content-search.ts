import { channels } from '@brandroom/domain/content/channel';
import type { Channel } from '@brandroom/domain/content/channel';
import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { rangeMoments } from '@brandroom/domain/content/date';
import type { BrandId } from '@brandroom/domain/id.schema';
import { plainDate } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

const optional = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined);

/** What the address of the content list holds; nonsense in it is left out. */
export const contentSearch = v.object({
  status: optional(v.picklist(contentStatuses)),
  channel: optional(v.picklist(channels)),
  start: optional(plainDate),
  end: optional(plainDate),
  q: optional(v.string()),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});
export type ContentSearch = v.InferOutput<typeof contentSearch>;

export const pageSize = 50;

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
