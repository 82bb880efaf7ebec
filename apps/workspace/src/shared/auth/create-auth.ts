import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import { loadOnce } from '@brandroom/ui/load-once';
import type { Auth, AuthActor } from './auth';
import type { TokenStore } from './auth-actor';

interface AuthOptions {
  client: () => Promise<WorkspaceClient>;
  tokens: TokenStore;
  /** Called with the actor after its start. */
  onStart?: (actor: AuthActor) => void;
}

/**
 * Creates the auth process. Its machine loads only when a session exists or a person signs in, so
 * the sign-in form renders without it.
 */
export function createAuth({ client, tokens, onStart }: AuthOptions): Auth {
  const machine = loadOnce(async () => {
    const [{ startAuthActor, sendAndWait, settled }, operations] = await Promise.all([
      import('./auth-actor'),
      client(),
    ]);
    const actor = startAuthActor(operations, tokens);
    onStart?.(actor);
    return { actor, sendAndWait, settled };
  });
  return {
    actor: async () => (await machine.load()).actor,
    settled: async () => {
      if (machine.now() === null && tokens.read() === null) return { user: null, error: null };
      const { actor, settled } = await machine.load();
      return settled(actor);
    },
    sendAndWait: async (event) => {
      const { actor, sendAndWait } = await machine.load();
      return sendAndWait(actor, event);
    },
    prepare: () => void machine.load().catch(() => undefined),
  };
}
