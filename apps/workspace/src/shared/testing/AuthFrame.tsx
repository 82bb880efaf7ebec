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
import { AuthProvider, useAuthState } from '../auth/auth';
import { Root } from '../navigation/Root';
import type { SimulationSettings } from '../simulation/simulation';
import { storyAuth } from './story-auth';

interface AuthFrameProps {
  /** The page's own address; every other one says who is there. */
  path: string;
  /** Somebody was signed in until just now. */
  hasSessionEnded?: boolean;
  /** Holds from the screen's first operation on; a latency above 2 never answers. */
  simulation?: Partial<SimulationSettings>;
  children: () => ReactNode;
}

interface Started {
  auth: Auth;
  close: () => void;
}

async function start({
  hasSessionEnded = false,
  simulation = {},
}: AuthFrameProps): Promise<Started> {
  const backend = testBackend();
  const auth = storyAuth(backend.stranger());
  if (hasSessionEnded) {
    const sample = { email: 'admin@example.com', password: 'any', remember: false };
    await auth.ask({ type: 'SIGN_IN', ...sample });
    auth.tell({ type: 'SESSION_ENDED' });
  }
  backend.simulate(simulation);
  return { auth, close: backend.close };
}

/** A page for people who are not signed in, over a whole backend in this thread. */
export function AuthFrame(props: AuthFrameProps) {
  const [started, setStarted] = useState<Started>();
  // What a story is made of does not change while it is shown.
  const [first] = useState(props);
  const [router] = useState(() => storyRouter(first));
  useEffect(() => {
    const starting = start(first);
    void starting.then(setStarted);
    return () => void starting.then(({ close }) => close());
  }, [first]);
  return (
    started && (
      <AuthProvider value={started.auth}>
        <RouterProvider router={router} />
      </AuthProvider>
    )
  );
}

function storyRouter({ path, children }: AuthFrameProps) {
  const rootRoute = createRootRoute({ component: Root });
  const page = createRoute({ getParentRoute: () => rootRoute, path, component: children });
  const elsewhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: Elsewhere,
  });
  return createRouter({
    routeTree: rootRoute.addChildren([page, elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

function Elsewhere() {
  const { user } = useAuthState();
  const { pathname } = useLocation();
  return (
    <main>
      <Heading level={1} isFocusable data-page-heading="">
        {user ? `${user.name} at ${pathname}` : `Nobody at ${pathname}`}
      </Heading>
    </main>
  );
}
