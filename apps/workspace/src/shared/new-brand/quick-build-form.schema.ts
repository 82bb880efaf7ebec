import { website } from '@brandroom/domain/brand/website.schema';
import * as v from 'valibot';

/** The form of the quick build. */
export const quickBuildForm = v.object({ url: website });
