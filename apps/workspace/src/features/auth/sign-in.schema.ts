import { credentials } from '@brandroom/domain/account/user.schema';
import * as v from 'valibot';

/** What the sign-in form sends. */
export const signIn = v.object({ ...credentials.entries, remember: v.boolean() });
