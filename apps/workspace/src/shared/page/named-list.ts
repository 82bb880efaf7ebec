import { joinList } from '@brandroom/domain/format/list';

import { pageMessages } from './page.messages';

/** 'a, b and c'; after the first names, of which there are at most `most`, 'a, b and 3 more'. */
export function namedList(names: readonly string[], most = names.length): string {
  const named = names.slice(0, most);
  const further = names.length - named.length;
  return joinList(further > 0 ? [...named, pageMessages.more(further)] : named);
}
