import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ShareVisit } from '@brandroom/domain/contract/files.contract';
import { useCallback, useEffect, useState } from 'react';

import type { OperationError } from '../../shared/api/operation-error';
import { operationError } from '../../shared/api/operation-error';

/** The last answer of a link. */
export type Visit = ShareVisit | { state: 'opening' } | { state: 'failed'; error: OperationError };

/** Returns whether a failure is temporary; then the passphrase form keeps its input. */
function isPassing(answer: Visit): boolean {
  if (answer.state !== 'failed') return false;
  return !['unauthenticated', 'notFound', 'invalid'].includes(answer.error.code);
}

/** Opens the link of a token; `follow` repeats that, with a passphrase or after a failure. */
export function useShareVisit(client: WorkspaceClient, token: string) {
  const [visit, setVisit] = useState<Visit>({ state: 'opening' });
  const [isFollowing, setFollowing] = useState(false);
  const follow = useCallback(
    async (passphrase?: string): Promise<Visit> => {
      setFollowing(true);
      const secret = passphrase === undefined ? {} : { passphrase };
      const answer = await client.shares.visit({ token, ...secret }).then(
        (next): Visit => next,
        (error: unknown): Visit => ({ state: 'failed', error: operationError(error) }),
      );
      setFollowing(false);
      setVisit((before) => (before.state === 'passphrase' && isPassing(answer) ? before : answer));
      return answer;
    },
    [client, token],
  );
  useEffect(() => {
    // In the next task, so that a page that mounts twice counts as one visit.
    const timer = setTimeout(() => void follow());
    return () => clearTimeout(timer);
  }, [follow]);
  return { visit, follow, isFollowing };
}
