import { channelOf, channels } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { CalendarEntry } from '@brandroom/ui/calendar-entry';
import type { EntryTone } from '@brandroom/ui/entry-tones';
import { entryTones } from '@brandroom/ui/entry-tones';
import { useMemo } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { usePreview } from '../../../shared/files/use-preview';
import { useHref } from '../../../shared/navigation/use-href';
import { instantNow, useClock } from '../../../shared/time/clock';
import type { Coloring } from '../item/content-search';
import { entryOf } from './calendar-entries';
import type { useCampaigns } from '../item/use-campaigns';

/** Returns the color at a position; after the last color the first one repeats. */
export const toneAt = (position: number): EntryTone | undefined =>
  position < 0 ? undefined : entryTones[position % entryTones.length];

interface Asked {
  items: readonly ContentItem[];
  coloring: Coloring;
  campaigns: ReturnType<typeof useCampaigns>;
  hasPictures: boolean;
}

/** Returns items as memoized grid entries, so that unchanged items do not render again. */
export function useGridEntries({ items, coloring, campaigns, hasPictures }: Asked) {
  const { user } = useWorkspace();
  const clock = useClock();
  const hrefTo = useHref();
  // Campaigns are often the last answer; entries without their colors do not wait for it, nor render again.
  const colored = coloring === 'campaign' ? campaigns : undefined;
  return useMemo(() => {
    const context = { user, now: instantNow(clock) };
    const hrefOf = ({ id }: ContentItem) => hrefTo({ to: '/content/edit/$id', params: { id } });
    const places = new Map(colored?.map(({ id }, place) => [id, place]));
    return items.map((item): CalendarEntry<ContentItem> => {
      const campaign = item.campaignId === null ? -1 : (places.get(item.campaignId) ?? -1);
      const [image] = item.images;
      return entryOf(item, context, {
        hrefOf,
        ...(coloring === 'channel'
          ? { tone: toneAt(channels.indexOf(channelOf(item))), isMarkedByIcon: true }
          : {}),
        ...(coloring === 'campaign' ? { tone: toneAt(campaign) } : {}),
        ...(hasPictures && image ? { picture: <Thumb fileId={image.fileId} /> } : {}),
      });
    });
  }, [items, user, clock, hrefTo, coloring, colored, hasPictures]);
}

/** Returns the facts that the card of an entry adds: the name of its campaign. */
export const cardFacts =
  (campaigns: Asked['campaigns']) =>
  ({ campaignId }: ContentItem): readonly string[] =>
    campaigns?.flatMap(({ id, name }) => (id === campaignId ? name : [])) ?? [];

/** The thumbnail of an item; decorative, because the text describes the item. */
function Thumb({ fileId }: Pick<ContentItem['images'][number], 'fileId'>) {
  const src = usePreview({ id: fileId });
  return src !== null && <img src={src} alt="" />;
}
