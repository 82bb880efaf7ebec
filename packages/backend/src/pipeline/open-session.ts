import type { Instant } from '@brandroom/domain/time.schema';

import type { StoredSession } from '../store/collections';

const idleLimit = 12 * 60 * 60 * 1000;

/** Returns whether a session has neither expired nor been idle too long. */
export function isOpen({ expiresAt, lastUsedAt, remembered }: StoredSession, at: Instant): boolean {
  const idle = Date.parse(at) - Date.parse(lastUsedAt);
  return expiresAt > at && (remembered || idle <= idleLimit);
}
