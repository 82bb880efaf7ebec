import { credentials } from '@brandroom/domain/account/user.schema';
import * as v from 'valibot';

/** The output of the sign-in form. */
export const signIn = v.object({ ...credentials.entries, remember: v.boolean() });
