import { printTypes } from '@brandroom/domain/campaign/print-type';
import * as v from 'valibot';

import { oneOf, searchText } from '../../../shared/navigation/search-params';

/** The search parameters of the print collateral. */
export const printSearch = v.object({ type: oneOf(printTypes), q: searchText() });
export type PrintSearch = v.InferOutput<typeof printSearch>;
