import * as v from 'valibot';

import { isTimeZone } from './zone';

/** A time zone by its IANA name, e.g. `Europe/Berlin`, that this machine knows. */
export const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'This time zone is not known.'));
