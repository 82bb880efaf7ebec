import type { LogoType } from '@brandroom/domain/brand/logo-type';
import { logoTypes } from '@brandroom/domain/brand/logo-type';
import * as v from 'valibot';

import { oneOf, searchText } from '../../../shared/navigation/search-params';

/** The search parameters of the logos page: the open tab, the text that logos are searched by, and the logo in the viewer. */
export const logosSearch = v.object({
  tab: oneOf(logoTypes),
  q: searchText(),
  /** The id of the open logo; any text, so that an unknown one can be reported. */
  logo: searchText(),
});
export type LogosSearch = v.InferOutput<typeof logosSearch>;

export const tabOf = ({ tab }: LogosSearch): LogoType => tab ?? 'primary';
