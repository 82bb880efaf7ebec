import { SearchField } from '@brandroom/ui/SearchField';
import type { SearchFieldProps } from '@brandroom/ui/SearchField';

import { useShownKey } from '../keys/shown-key';

/** The search of a page, which `/` focuses. */
export function PageSearch(props: SearchFieldProps) {
  return <SearchField {...props} {...useShownKey('/')} />;
}
