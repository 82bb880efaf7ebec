import { Announcer } from '@brandroom/ui/Announcer';
import { RouterProvider } from '@tanstack/react-router';

import { AuthProvider } from '../shared/auth/auth';
import type { Auth } from '../shared/auth/auth';
import { SimulationProvider } from '../shared/simulation/simulation';
import { ClockProvider } from '../shared/time/clock';
import type { StartedBackend } from './backend';
import type { createAppRouter } from './router';
import { StorageGate } from './StorageGate';
import type { Updates } from './updates';

interface AppProps {
  auth: Auth;
  backend: StartedBackend;
  router: ReturnType<typeof createAppRouter>;
  updates: Updates;
}

/** The providers around the routes. */
export function App({ auth, backend, router, updates }: AppProps) {
  return (
    <ClockProvider value={backend.now}>
      <SimulationProvider value={backend.simulation}>
        <AuthProvider value={auth}>
          <Announcer />
          <StorageGate backend={backend} updates={updates}>
            <RouterProvider router={router} />
          </StorageGate>
        </AuthProvider>
      </SimulationProvider>
    </ClockProvider>
  );
}
