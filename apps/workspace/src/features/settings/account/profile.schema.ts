import { profilePatch, user } from '@brandroom/domain/account/user.schema';
import * as v from 'valibot';

/** The output of the profile form; all fields are sent. */
export const profile = v.object({
  name: user.entries.name,
  email: user.entries.email,
  bio: v.nonOptional(profilePatch.entries.bio),
});
