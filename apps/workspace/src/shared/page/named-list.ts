import { joinList } from '@brandroom/domain/format/list';

import { pageMessages } from './page.messages';

/** Joins names, and counts those after the first `most`: «a, b and 3 more». */
export function namedList(names: readonly string[], most = names.length): string {
  const named = names.slice(0, most);
  const further = names.length - named.length;
  return joinList(further > 0 ? [...named, pageMessages.more(further)] : named);
}
