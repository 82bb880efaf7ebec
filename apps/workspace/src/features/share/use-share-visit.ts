import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ShareVisit } from '@brandroom/domain/contract/files.contract';
import { useCallback, useEffect, useState } from 'react';

import type { OperationError } from '../../shared/api/operation-error';
import { operationError } from '../../shared/api/operation-error';

/** What a link has answered so far. */
export type Visit = ShareVisit | { state: 'opening' } | { state: 'failed'; error: OperationError };

/** A failure of the moment: the form of the passphrase stays, with what was typed. */
function isPassing(answer: Visit): boolean {
  if (answer.state !== 'failed') return false;
  return !['unauthenticated', 'notFound', 'invalid'].includes(answer.error.code);
}

/** Follows the link of a token; `follow` does so again, with a passphrase or after a failure. */
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
    // In the next task, so that a page that is mounted twice counts once.
    const timer = setTimeout(() => void follow());
    return () => clearTimeout(timer);
  }, [follow]);
  return { visit, follow, isFollowing };
}
