import * as v from 'valibot';

import { agencyId, fileId, userId } from '../id.schema';
import { emailAddress, optionalWebAddress, requiredText, text } from '../text.schema';
import { instant } from '../time.schema';

const optionalEmail = v.union(
  [v.pipe(v.string(), v.trim(), v.literal('')), emailAddress],
  'Enter an email address like name@example.com.',
);

/** What an administrator writes of the agency (spec section 2.23). */
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

/** The agency's profile (spec section 3). */
export const agency = v.strictObject({
  id: agencyId,
  ...agencyDraft.entries,
  ownerId: userId,
  updatedAt: instant,
});
export type Agency = v.InferOutput<typeof agency>;

/** Who is to own the agency, confirmed by its name (decisions section 3). */
export const ownershipTransfer = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty("Enter the new owner's email."), emailAddress),
  confirmation: requiredText(120, "Type the agency's name to confirm."),
});
export type OwnershipTransfer = v.InferOutput<typeof ownershipTransfer>;
