import '@brandroom/ui/global.css';
import { loadOnce } from '@brandroom/ui/load-once';

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { startBackend } from './app/backend';
import { followAuth } from './app/follow-auth';
import { createAppRouter } from './app/router';
import { sessionToken } from './app/session-token';
import { allowEmptying } from './app/trusted-types';
import { createUpdates } from './app/updates';
import { isOperationFailure } from './shared/api/operation-error';
import { createAuth } from './shared/auth/create-auth';
import { applyDisplayPreferences } from './shared/theme/display-preferences';

allowEmptying();
// Applied before the first paint, and again after a change in another tab.
applyDisplayPreferences();
addEventListener('storage', applyDisplayPreferences);

// The backend starts first, so that it opens its store while the page is built.
const backend = startBackend();
const auth = createAuth({
  client: backend.client,
  tokens: sessionToken,
  onStart: (actor) => followAuth(actor, router),
});
const updates = createUpdates();
const services = loadOnce(async () => {
  const [{ followNewest, workspaceServices }, client, actor] = await Promise.all([
    import('./app/workspace-services'),
    backend.client(),
    auth.actor(),
  ]);
  // The sign-in page renders without the service worker.
  updates.start(followNewest);
  return workspaceServices(client, actor, backend.onEdit);
});
const router = createAppRouter({ auth, loadServices: services.load, now: backend.now });
// Preloads the code of the first screen, and with a session the person, while the page is built.
// The routes load both again and report failures.
const hasSession = sessionToken.read() !== null;
const screens = hasSession
  ? router
      .matchRoutes(router.latestLocation)
      .map(({ routeId }: { routeId: keyof typeof router.routesById }) => router.routesById[routeId])
  : [router.routesById['/login']];
const ahead = hasSession ? [auth.settled(), services.load()] : [];
for (const loading of [...ahead, ...screens.map((route) => router.loadRouteChunk(route))]) {
  loading?.catch(() => undefined);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const reactRoot = createRoot(root, {
  // Known operation errors are shown on the page; anything else is a bug.
  onCaughtError: (error) => {
    if (!isOperationFailure(error)) console.error(error);
  },
  // A query failed during a concurrent render; React rendered it again and refetched.
  onRecoverableError: (error) => {
    if (!(error instanceof Error && isOperationFailure(error.cause))) reportError(error);
  },
});
// A transition renders in steps, between which the page responds to input.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App auth={auth} backend={backend} router={router} updates={updates} />
    </StrictMode>,
  ),
);
