import * as v from 'valibot';

import { parameter } from '../../shared/navigation/search-params';

/** The dashboard's address: the path that led here because there is no such page. */
export const unknownSearch = v.object({ unknown: parameter(v.string()) });
