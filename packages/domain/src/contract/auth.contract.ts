import * as v from 'valibot';

import { avatarId, credentials, profilePatch, registration, user } from '../account/user.schema';
import { instant } from '../time.schema';
import { done, operation } from './base';

/** A session as the person's browser holds it: the token is sent once and stored only as a hash. */
export const session = v.strictObject({
  token: v.pipe(v.string(), v.minLength(32)),
  user,
  expiresAt: instant,
  remembered: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

/** Sign-in, registration, profile (docs/product/permissions.md#accounts-and-sessions). */
export const authContract = {
  /** Refused with `unauthenticated` when no account has this email or the password is wrong. */
  signIn: operation
    .input(v.strictObject({ ...credentials.entries, remember: v.boolean() }))
    .output(session),
  /** Refused with `conflict` (reason `emailTaken`) when the email has an account. */
  register: operation.input(registration).output(session),
  /** The signed-in person; refused with `unauthenticated` without a session. */
  me: operation.output(user),
  signOut: operation.output(done),
  updateUser: operation.input(profilePatch).output(user),
  /** The picture of a person, by the `avatar` of their account or team entry. */
  avatar: operation.input(v.strictObject({ id: avatarId })).output(v.blob()),
  /** A square PNG or WebP; `invalid` at `file` otherwise. */
  setAvatar: operation.input(v.strictObject({ file: v.blob() })).output(user),
  removeAvatar: operation.output(user),
};
