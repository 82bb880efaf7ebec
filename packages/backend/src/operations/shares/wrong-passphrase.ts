import type { ShareVisit } from '@brandroom/domain/contract/files.contract';
import type { Instant } from '@brandroom/domain/time.schema';

import type { StoredShareLink } from '../../store/collections';

/** Tries without a pause; each further one doubles it, from 2 seconds up to 5 minutes. */
const freeTries = 2;
const longestPause = 5 * 60_000;

const after = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString();

function pauseAfter(wrongTries: number): number {
  const pauses = wrongTries - freeTries;
  return pauses <= 0 ? 0 : Math.min(longestPause, 1000 * 2 ** pauses);
}

/** Returns the link after a wrong passphrase, and the answer. */
export function refuse(
  link: StoredShareLink,
  at: Instant,
): { link: StoredShareLink; visit: ShareVisit } {
  const wrongTries = (link.wrongTries ?? 0) + 1;
  const pause = pauseAfter(wrongTries);
  const { retryAt: _, ...rest } = link;
  const wait = pause > 0 ? { retryAt: after(at, pause) } : {};
  return {
    link: { ...rest, wrongTries, ...wait },
    visit: { state: 'passphrase', isWrong: true, retryAt: wait.retryAt ?? null },
  };
}
