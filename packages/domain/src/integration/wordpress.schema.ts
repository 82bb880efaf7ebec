import * as v from 'valibot';

import { brandId } from '../id.schema';
import { requiredText, webAddress } from '../text.schema';
import { instant } from '../time.schema';

export const wordPressStatuses = ['disconnected', 'connected'] as const;
export type WordPressStatus = (typeof wordPressStatuses)[number];

/** The input of the connection form. The password is never stored. */
export const wordPressDraft = v.strictObject({
  url: webAddress('Enter the site URL.'),
  username: requiredText(120, 'Enter the username.'),
  applicationPassword: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the application password.'),
    v.maxLength(200, 'Use at most 200 characters.'),
  ),
});
export type WordPressDraft = v.InferOutput<typeof wordPressDraft>;

/**
 * A brand's connection to its WordPress site. Connecting and failing are states
 * of the machine that does it and are not stored.
 */
export const wordPressConnection = v.strictObject({
  brandId,
  url: v.string(),
  username: v.string(),
  status: v.picklist(wordPressStatuses),
  lastSync: v.nullable(instant),
  /** Posts and pages on the site after the last sync. */
  posts: v.number(),
  pages: v.number(),
});
export type WordPressConnection = v.InferOutput<typeof wordPressConnection>;
