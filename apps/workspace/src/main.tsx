import '@brandroom/ui/global.css';

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
import { loadOnce } from './shared/load/load-once';
import { applyDisplayPreferences } from './shared/theme/display-preferences';

allowEmptying();
// What was chosen is shown before anything is drawn, and so is a choice in another tab.
applyDisplayPreferences();
addEventListener('storage', applyDisplayPreferences);

// The backend first: it opens its store while the page is still being built.
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
  // Sign-in is shown without it.
  updates.start(followNewest);
  return workspaceServices(client, actor, backend.onEdit);
});
const router = createAppRouter({ auth, loadServices: services.load, now: backend.now });
// The code of the first screen, and for a session the person, come while this page is still being
// built. The routes ask again, and say what failed.
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
  // The closed set of failures is shown on the page; anything else is a fault of ours.
  onCaughtError: (error) => {
    if (!isOperationFailure(error)) console.error(error);
  },
  // A read that failed while a page was drawn in steps: React drew it again, and asked again.
  onRecoverableError: (error) => {
    if (!(error instanceof Error && isOperationFailure(error.cause))) reportError(error);
  },
});
// A transition is rendered in steps, between which the page answers input.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App auth={auth} backend={backend} router={router} updates={updates} />
    </StrictMode>,
  ),
);
