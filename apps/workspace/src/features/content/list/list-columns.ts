import { channelLabels } from '@brandroom/domain/content/channel';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatDate, formatDateTime } from '@brandroom/domain/format/date';

import { listMessages as messages } from './list.messages';

/** The optional columns beside the title, in order. */
export const listColumns = ['channel', 'status', 'date', 'campaign', 'tags', 'updatedAt'] as const;
export type ListColumn = (typeof listColumns)[number];

/** The columns shown by default. */
export const firstColumns: readonly ListColumn[] = ['channel', 'status', 'date'];

export const dateLabels = {
  scheduled: messages.scheduledFor,
  published: messages.publishedOn,
  created: messages.createdOn,
};

const longest = (texts: readonly string[]): string =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), '');
/** A moment with the longest text, which decides the width of its column. */
const longMoment = '2026-05-28T12:28:00.000Z';

/** Returns the widest value of each column that has the same ones in every list. */
export function widestValues(isTight: boolean) {
  const [day, moment] = [formatDate(longMoment, 'UTC'), formatDateTime(longMoment, 'UTC')];
  return {
    channel: longest(Object.values(channelLabels)),
    // With the room of its mark.
    status: `\u2003\u2003${longest(Object.values(contentStatusLabels))}`,
    date: isTight ? day : `${longest(Object.values(dateLabels))} ${moment}`,
    updatedAt: isTight ? day : moment,
  };
}
