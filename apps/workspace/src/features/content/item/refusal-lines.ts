import type { ContentItem } from '@brandroom/domain/content/content.schema';

import type { Refusal } from '../../../shared/api/run-many';
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
  const reasons = new Set(refused.map(({ reason }) => reason));
  return [...reasons].map((reason) => {
    const those = refused.filter((each) => each.reason === reason);
    const [only] = those;
    if (only && those.length === 1)
      return messages.refusedOne(messages.title(shortText(only.item.title)), reason);
    const titles = those.map(({ item }) => messages.title(shortText(item.title, titleLength)));
    return messages.refused(those.length, namedList(titles, namedTitles), reason);
  });
}
