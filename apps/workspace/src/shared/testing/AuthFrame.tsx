import type { AuthContext } from '@brandroom/machines/auth/auth.events';
import { testBackend } from '@brandroom/mock-backend/testing/test-backend';
import { Heading } from '@brandroom/ui/Heading';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import type { Auth } from '../auth/auth';
import { AuthProvider } from '../auth/auth';
import { createAuth } from '../auth/create-auth';
import { Root } from '../navigation/Root';
import type { SimulationSettings } from '../simulation/simulation';
import { storyTokens } from './story-tokens';

interface AuthFrameProps {
  /** The page's own address; any other shows the signed-in user. */
  path: string;
  /** Whether a session has just ended. */
  hasSessionEnded?: boolean;
  /** Applies from the screen's first operation on; a latency above 2 never answers. */
  simulation?: Partial<SimulationSettings>;
  children: (auth: AuthContext) => ReactNode;
}

async function start({ hasSessionEnded = false, simulation = {}, ...page }: AuthFrameProps) {
  const backend = testBackend();
  const client = backend.stranger();
  const auth = createAuth({ client: async () => client, tokens: storyTokens(null) });
  if (hasSessionEnded) {
    const sample = { email: 'admin@example.com', password: 'any', remember: false };
    await auth.sendAndWait({ type: 'SIGN_IN', ...sample });
    (await auth.actor()).send({ type: 'SESSION_ENDED' });
  }
  backend.simulate(simulation);
  return { auth, router: storyRouter(page, auth), close: backend.close };
}

/** A page for signed-out people, with a complete backend on the main thread. */
export function AuthFrame(props: AuthFrameProps) {
  const [started, setStarted] = useState<Awaited<ReturnType<typeof start>>>();
  // The setup of a story does not change after its first render.
  const [first] = useState(props);
  useEffect(() => {
    const starting = start(first);
    void starting.then(setStarted);
    return () => void starting.then(({ close }) => close());
  }, [first]);
  return (
    started && (
      <AuthProvider value={started.auth}>
        <RouterProvider router={started.router} />
      </AuthProvider>
    )
  );
}

function storyRouter({ path, children }: Pick<AuthFrameProps, 'path' | 'children'>, auth: Auth) {
  const rootRoute = createRootRoute({ component: Root });
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: auth.settled,
    component: () => children(page.useLoaderData()),
  });
  const elsewhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    loader: auth.settled,
    component: () => <Elsewhere {...elsewhere.useLoaderData()} />,
  });
  return createRouter({
    routeTree: rootRoute.addChildren([page, elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

function Elsewhere({ user }: AuthContext) {
  const { pathname } = useLocation();
  return (
    <main>
      <Heading level={1} isFocusable data-page-heading="">
        {user ? `${user.name} at ${pathname}` : `Nobody at ${pathname}`}
      </Heading>
    </main>
  );
}
