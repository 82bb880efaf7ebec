import { rulePlatforms } from '@brandroom/domain/brand/rule-platform';
import * as v from 'valibot';

import { oneOf } from '../../../shared/navigation/search-params';

/** The search parameters of the brand context: the platform of the open tab. */
export const contextSearch = v.object({ platform: oneOf(rulePlatforms) });
export type ContextSearch = v.InferOutput<typeof contextSearch>;
