import * as v from 'valibot';

import { parameter } from '../../shared/navigation/search-params';

/** The search parameters of the dashboard: the requested path if it does not exist. */
export const unknownSearch = v.object({ unknown: parameter(v.string()) });
