import { joinList } from '@brandroom/domain/format/list';

import { shortText } from '../../../shared/page/short-name';
import { itemMessages } from './item.messages';
import type { Refusal } from './run-many';

const messages = itemMessages.many;
/** The most titles named for one reason; the others are counted. */
const namedTitles = 2;
interface RefusalLinesOptions {
  /** The most characters of a title beside others; 40 by default. */
  titleLength?: number;
}

/** Returns one sentence for each reason, with the titles it applies to. */
export function refusalLines(
  refused: readonly Refusal[],
  { titleLength }: RefusalLinesOptions = {},
): readonly string[] {
  const reasons = new Set(refused.map(({ reason }) => reason));
  return [...reasons].map((reason) => {
    const those = refused.filter((each) => each.reason === reason);
    const [only] = those;
    if (only && those.length === 1)
      return messages.refusedOne(messages.title(shortText(only.item.title)), reason);
    const titles = those
      .slice(0, namedTitles)
      .map(({ item }) => messages.title(shortText(item.title, titleLength)));
    const further = those.length - titles.length;
    const named = further > 0 ? [...titles, messages.further(further)] : titles;
    return messages.refused(those.length, joinList(named), reason);
  });
}
