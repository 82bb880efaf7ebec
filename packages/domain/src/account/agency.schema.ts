import * as v from 'valibot';

import { agencyId, fileId, userId } from '../id.schema';
import { emailAddress, optionalWebAddress, requiredText, text } from '../text.schema';
import { instant } from '../time.schema';

const optionalEmail = v.union(
  [v.pipe(v.string(), v.trim(), v.literal('')), emailAddress],
  'Enter an email address like name@example.com.',
);

/** The fields of the agency that an administrator edits. */
export const agencyDraft = v.strictObject({
  name: requiredText(120, 'Enter the name of the agency.'),
  website: optionalWebAddress,
  phone: text(40),
  email: optionalEmail,
  address: text(500),
  description: text(2000),
  /** A file of the library, or none. */
  logo: v.nullable(fileId),
});
export type AgencyDraft = v.InferOutput<typeof agencyDraft>;

/** The agency's profile. */
export const agency = v.strictObject({
  id: agencyId,
  ...agencyDraft.entries,
  ownerId: userId,
  updatedAt: instant,
});
export type Agency = v.InferOutput<typeof agency>;

/** The agency as administrators see it, with its owner's name and address. */
export const agencyProfile = v.strictObject({
  ...agency.entries,
  ownerName: v.string(),
  ownerEmail: v.string(),
});
export type AgencyProfile = v.InferOutput<typeof agencyProfile>;

/** The new owner of the agency, confirmed by typing its name. */
export const ownershipTransfer = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the new owner’s email.'), emailAddress),
  confirmation: requiredText(120, 'Type the agency’s name to confirm.'),
});
export type OwnershipTransfer = v.InferOutput<typeof ownershipTransfer>;
