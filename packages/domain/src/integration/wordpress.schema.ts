import * as v from 'valibot';

import { brandId, contentId } from '../id.schema';
import { requiredText, webAddress } from '../text.schema';
import { instant } from '../time.schema';

export const wordPressStatuses = ['disconnected', 'connected'] as const;
export type WordPressStatus = (typeof wordPressStatuses)[number];

/** The input of the connection form. The password is exchanged for a token and never stored. */
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
  /** Posts and pages on the site when it was last asked. */
  posts: v.number(),
  pages: v.number(),
  /** Approved blog posts that the next sync publishes. */
  waiting: v.number(),
});
export type WordPressConnection = v.InferOutput<typeof wordPressConnection>;

export const siteProblems = ['unreachable', 'busy', 'notWordPress', 'signIn', 'forbidden'] as const;

/** Why a request to a site failed. */
export const siteProblem = v.strictObject({
  kind: v.picklist(siteProblems),
  message: v.string(),
});
export type SiteProblem = v.InferOutput<typeof siteProblem>;

export const wordPressEvents = [
  'connected',
  'disconnected',
  'checked',
  'published',
  'failed',
] as const;
export type WordPressLogEvent = (typeof wordPressEvents)[number];

/** One line of the log of a connection. It never holds the password or the token. */
export const wordPressLogEntry = v.strictObject({
  id: v.string(),
  at: instant,
  event: v.picklist(wordPressEvents),
  text: v.string(),
  byName: v.string(),
});
export type WordPressLogEntry = v.InferOutput<typeof wordPressLogEntry>;

/** An approved blog post that waits to be published. */
export const waitingPost = v.strictObject({ contentId, title: v.string() });
export type WaitingPost = v.InferOutput<typeof waitingPost>;
