import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { clearToasts } from '@brandroom/ui/toast';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

import { createSharedActors } from '../shared/actors/shared-actors';
import type { WorkspaceServices } from '../shared/api/api';
import { followChanges } from '../shared/api/follow-changes';
import { pendingChanges } from '../shared/api/pending-changes';
import { createQueryClient } from '../shared/api/query-client';
import type { AuthActor } from '../shared/auth/auth';

// Exported here because both load after sign-in.
export { followNewest } from './newest-version';

/**
 * The services of the signed-in part. Every change, in this tab or another, refetches the queries
 * that it invalidates; an expired session leads to sign-in.
 */
export function workspaceServices(
  client: WorkspaceClient,
  auth: AuthActor,
  onOwnEdit: () => void,
): WorkspaceServices {
  const queryClient = createQueryClient(() => auth.send({ type: 'SESSION_ENDED' }));
  const actors = createSharedActors();
  const api = createTanstackQueryUtils(client);
  const services: WorkspaceServices = { api, client, queryClient, auth, actors };

  let following: AbortController | null = null;
  function follow(): void {
    const isSignedIn = auth.getSnapshot().context.user !== null;
    if (isSignedIn && !following) {
      // Calls without a session were refused; removing their queries allows a retry.
      queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
      following = new AbortController();
      void followChanges({ services, signal: following.signal, onOwnEdit });
    }
    if (!isSignedIn && following) {
      following.abort();
      following = null;
      // The next person must not get this person's data or undo actions.
      actors.stop();
      queryClient.clear();
      pendingChanges.clear();
      clearToasts();
    }
  }
  auth.subscribe(follow);
  follow();

  return services;
}
