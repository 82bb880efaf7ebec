import * as v from 'valibot';

import { brandId, userId } from '../id.schema';
import { permissions } from '../rights/permissions';
import { emailAddress, requiredText, text } from '../text.schema';

export const globalRoles = ['admin', 'manager', 'member'] as const;
export type GlobalRole = (typeof globalRoles)[number];

export const brandRoles = ['admin', 'editor', 'viewer'] as const;
export type BrandRole = (typeof brandRoles)[number];

/** A person's permissions in one brand. */
export const brandAccess = v.strictObject({
  brandId,
  role: v.picklist(brandRoles),
  permissions,
});
export type BrandAccess = v.InferOutput<typeof brandAccess>;

/** Names a person's picture: the SHA-256 of its bytes. */
export const avatarId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, 'Not the id of a picture.'));

/** A person with an account. Never holds a password. */
export const user = v.strictObject({
  id: userId,
  name: requiredText(120, 'Enter your full name.'),
  email: emailAddress,
  role: v.picklist(globalRoles),
  avatar: v.optional(text(200)),
  bio: v.optional(text(500)),
  brandAccess: v.array(brandAccess),
});
export type User = v.InferOutput<typeof user>;

/** The fields of their own account that a person can change. */
export const profilePatch = v.strictObject({
  name: v.optional(user.entries.name),
  email: v.optional(emailAddress),
  bio: v.optional(text(500)),
});
export type ProfilePatch = v.InferOutput<typeof profilePatch>;

export const credentials = v.strictObject({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.'), v.maxLength(200)),
});

export const registration = v.strictObject({
  name: user.entries.name,
  email: emailAddress,
  password: credentials.entries.password,
  acceptsTerms: v.literal(true, 'Accept the terms to create an account.'),
});
export type Registration = v.InferOutput<typeof registration>;
