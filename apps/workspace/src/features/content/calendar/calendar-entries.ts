import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { displayDate } from '@brandroom/domain/content/date';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { CalendarEntry } from '@brandroom/ui/calendar-entry';

import { channelIcons } from '../../../shared/content/channel-icons';
import type { UserContext } from '../actions/move-rules';
import { fixedReason } from '../actions/move-rules';

/** The parts of an entry that its item does not have. */
type EntryExtras = Pick<CalendarEntry<ContentItem>, 'tone' | 'isMarkedByIcon' | 'picture'> & {
  hrefOf: (item: ContentItem) => string;
};

/** Converts an item to a grid entry: at its scheduled or published time, else without a date. */
export function entryOf(
  item: ContentItem,
  context: UserContext,
  { hrefOf, ...extras }: EntryExtras,
): CalendarEntry<ContentItem> {
  const isDated = item.scheduledFor !== null || item.status === 'published';
  return {
    ...extras,
    id: item.id,
    item,
    title: item.title,
    at: isDated ? displayDate(item) : null,
    status: item.status,
    detail: `${contentStatusLabels[item.status]}, ${channelLabels[channelOf(item)]}`,
    icon: channelIcons[channelOf(item)],
    // Most entries are behind "more", and few of the others are moved or have their card shown.
    get href() {
      return hrefOf(item);
    },
    get fixed() {
      return fixedReason(item, context);
    },
    get excerpt() {
      return excerptOf(item.body);
    },
  };
}

const excerptLength = 80;

/** Returns the start of a text, on one line. */
function excerptOf(text: string): string {
  const letters = Array.from(
    text
      .slice(0, 4 * excerptLength)
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
  return letters.length <= excerptLength
    ? letters.join('')
    : `${letters.slice(0, excerptLength).join('')}…`;
}
