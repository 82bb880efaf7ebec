import * as v from 'valibot';

import { instant } from '../time.schema';

/** Names a session for its owner; it opens nothing. */
export const sessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/u, 'Not the id of a session.'));

/** An open session, as its owner sees it. */
export const listedSession = v.strictObject({
  id: sessionId,
  /** The session that asks. */
  isCurrent: v.boolean(),
  /** Lasts until sign-out; others end with their tab. */
  remembered: v.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
});
export type ListedSession = v.InferOutput<typeof listedSession>;
