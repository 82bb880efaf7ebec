import type { ContentItem } from '@brandroom/domain/content/content.schema';

import type { Refusal } from '../../../shared/api/run-many';
import { linesByReason } from '../../../shared/api/run-many';
import { namedList } from '../../../shared/page/named-list';
import { shortText } from '../../../shared/page/short-name';
import { itemMessages } from './item.messages';

const messages = itemMessages.many;

interface RefusalLinesOptions {
  /** The most characters of a title beside others; 40 by default. */
  titleLength?: number;
  /** The most titles named for one reason, the others are counted; all by default. */
  namedTitles?: number;
}

/** Returns one sentence for each reason, with the titles it applies to. */
export function refusalLines(
  refused: readonly Refusal<ContentItem>[],
  { titleLength, namedTitles }: RefusalLinesOptions = {},
): readonly string[] {
  return linesByReason(refused, (items, reason) => {
    const [only] = items;
    if (only && items.length === 1)
      return messages.refusedOne(messages.title(shortText(only.title)), reason);
    const titles = items.map(({ title }) => messages.title(shortText(title, titleLength)));
    return messages.refused(items.length, namedList(titles, namedTitles), reason);
  });
}
