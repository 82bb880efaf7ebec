import { channelLabels } from '@brandroom/domain/content/channel';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatDate, formatDateTime } from '@brandroom/domain/format/date';

import { dateLabels } from './list-columns';

const longest = (texts: readonly string[]): string =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), '');
/** A moment with the longest text. */
const longMoment = '2026-05-28T12:28:00.000Z';

/** Returns the longest value of each column that has the same ones in every list; it decides the column's width. */
export function longestValues(isTight: boolean) {
  const [day, moment] = [formatDate(longMoment, 'UTC'), formatDateTime(longMoment, 'UTC')];
  return {
    channel: longest(Object.values(channelLabels)),
    // With the room of its mark.
    status: `\u2003\u2003${longest(Object.values(contentStatusLabels))}`,
    date: isTight ? day : `${longest(Object.values(dateLabels))} ${moment}`,
    updatedAt: isTight ? day : moment,
  };
}
