import type { User } from '@brandroom/domain/account/user.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { testBackend } from '@brandroom/mock-backend/testing/test-backend';
import { clearToasts, loadToasts } from '@brandroom/ui/toast';
import { ToastRegion } from '@brandroom/ui/ToastRegion';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { createSharedActors } from '../actors/shared-actors';
import type { WorkspaceServices } from '../api/api';
import { ServicesProvider, useApi } from '../api/api';
import { followChanges } from '../api/follow-changes';
import { createQueryClient } from '../api/query-client';
import type { Auth } from '../auth/auth';
import { AuthProvider } from '../auth/auth';
import { createAuth } from '../auth/create-auth';
import { WorkspaceProvider } from '../brand/workspace';
import { Root } from '../navigation/Root';
import type { SimulationSettings } from '../simulation/simulation';
import { SimulationProvider } from '../simulation/simulation';
import { ClockProvider } from '../time/clock';
import { forgetDrafts } from './forget-drafts';
import { withoutRights } from './without-rights';
import { storyTokens } from './story-tokens';

type SampleAccount = 'admin' | 'manager' | 'editor' | 'viewer';

/**
 * The environment of a screen: a person, their brand, and the operations of a complete backend on
 * the main thread.
 */
export interface StoryWorld {
  user: User;
  brandId: BrandId | null;
  services: WorkspaceServices;
  /** Signs in another sample account on the same backend. */
  other: (as: SampleAccount) => Promise<WorkspaceClient>;
  /** Sets the clock of the backend and the screen. */
  setNow: (at: Instant) => void;
  /** Changes the backend's simulation, as when a failure is over. */
  simulate: (settings: Partial<SimulationSettings>) => void;
}

interface StoryFrameProps {
  /** The signed-in sample account. */
  as?: SampleAccount;
  /**
   * Their first brand, their own empty brand (admin only), one that they have no access to (not for
   * the admin), or none.
   */
  brand?: 'first' | 'empty' | 'foreign' | 'none';
  /** The rights that custom permissions take away: `/^logos\.view$/`. Only the screen knows. */
  without?: RegExp;
  /** Applies from the screen's first operation on; a latency above 2 never answers. */
  simulation?: Partial<SimulationSettings>;
  /** Actions before the story begins. */
  before?: (world: StoryWorld) => Promise<unknown>;
  /** The address of the screen. */
  path?: string;
  /** Whether the screen is the whole shell, which has its own toast region. */
  isShell?: boolean;
  children: (world: StoryWorld) => ReactNode;
}

interface Started extends StoryWorld {
  auth: Auth;
  now: () => number;
  close: () => void;
}

async function brandOf(
  user: User,
  admin: () => Promise<WorkspaceClient>,
  brand: StoryFrameProps['brand'] = 'first',
): Promise<BrandId | null> {
  if (brand === 'none') return null;
  if (brand === 'first') return user.brandAccess[0]?.brandId ?? null;
  const client = await admin();
  const { id } = await client.brands.create({ name: 'Newcomer', description: '' });
  return id;
}

async function start({
  as = 'admin',
  brand,
  before,
  simulation = {},
  isShell = false,
}: StoryFrameProps): Promise<Started> {
  // The toasts must be loaded before a person can trigger one.
  if (isShell) await loadToasts();
  const backend = testBackend();
  const other = (account: SampleAccount) => backend.as(`${account}@example.com`);
  const client = await other(as);
  const auth = createAuth({ client: async () => client, tokens: storyTokens('story') });
  const { user } = await auth.settled();
  if (!user) throw new Error(`Nobody is signed in as ${as}.`);
  const brandId = await brandOf(user, () => other('admin'), brand);
  const actor = await auth.actor();
  const services = {
    client,
    queryClient: createQueryClient(() => actor.send({ type: 'SESSION_ENDED' })),
    api: createTanstackQueryUtils(client),
    auth: actor,
    actors: createSharedActors(),
  };
  const world = {
    user,
    brandId,
    other,
    services,
    setNow: backend.env.setNow,
    simulate: backend.simulate,
  };
  await forgetDrafts();
  await before?.(world);
  backend.simulate(simulation);
  const ended = new AbortController();
  void followChanges({ services, signal: ended.signal, onOwnEdit: () => undefined });
  return {
    ...world,
    auth,
    now: () => Date.parse(backend.env.now()),
    close: () => {
      ended.abort();
      services.actors.stop();
      backend.close();
    },
  };
}

/**
 * A signed-in part of the product for a story: the samples in a memory store, at 2026-03-02T10:00Z,
 * without simulation besides the story's own.
 */
export function StoryFrame(props: StoryFrameProps) {
  const [started, setStarted] = useState<Started>();
  // The setup of a story does not change after its first render.
  const [first] = useState(props);
  useEffect(() => {
    const starting = start(first);
    void starting.then(setStarted);
    return () => {
      clearToasts();
      void starting.then(({ close }) => close());
    };
  }, [first]);
  return started && <Stage started={started} frame={first} />;
}

function Stage({ started, frame }: { started: Started; frame: StoryFrameProps }) {
  const { auth, now, services } = started;
  const { path = '/', isShell = false } = frame;
  const [router] = useState(() =>
    storyRouter(path, () => <Signed world={started} frame={frame} />),
  );
  const [simulation] = useState(() => storySimulation(started));
  return (
    <ClockProvider value={now}>
      <SimulationProvider value={simulation}>
        <AuthProvider value={auth}>
          <QueryClientProvider client={services.queryClient}>
            <ServicesProvider value={services}>
              <RouterProvider router={router} />
              {!isShell && <ToastRegion />}
            </ServicesProvider>
          </QueryClientProvider>
        </AuthProvider>
      </SimulationProvider>
    </ClockProvider>
  );
}

function Signed({ world, frame }: { world: StoryWorld; frame: StoryFrameProps }) {
  const { without, children } = frame;
  const { brandId, services } = world;
  const signedIn = useSelector(services.auth, ({ context }) => context.user) ?? world.user;
  const user = without ? withoutRights(signedIn, without) : signedIn;
  const { data: brands } = useQuery(useApi().brands.list.queryOptions());
  const brand = brands?.find(({ id }) => id === brandId) ?? null;
  return <WorkspaceProvider value={{ user, brandId, brand }}>{children(world)}</WorkspaceProvider>;
}

/** Creates a router with one page for every address. */
function storyRouter(path: string, component: () => ReactNode) {
  const rootRoute = createRootRoute({ component: Root });
  const page = createRoute({ getParentRoute: () => rootRoute, path: '$', component });
  return createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

function storySimulation({ simulate }: Started) {
  let settings: SimulationSettings = {
    latency: 0,
    fail: [],
    failRate: 0,
    offline: false,
    now: null,
    scale: 1,
  };
  const change = (next: SimulationSettings) => {
    settings = next;
    simulate(next);
  };
  return { read: () => settings, change, restart: change };
}
