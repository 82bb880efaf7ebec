import type { User } from '@brandroom/domain/account/user.schema';
import { sessionEnded } from '@brandroom/machines/auth/auth-error';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';

import type { Auth, AuthState } from '../shared/auth/auth';
import { followAuth } from './follow-auth';

const signedIn: AuthState = { user: { id: 'user_1' } as User, error: null, isBusy: false };

/** A page that asks before it is left, as one with unsent text does. */
async function guardedPage() {
  let state = signedIn;
  let tell: () => void = () => undefined;
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/edit',
      beforeLoad: () => {
        if (!state.user) throw redirect({ to: '/login', search: { redirect: '/edit' } });
      },
    }),
    createRoute({ getParentRoute: () => root, path: '/login' }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/edit'] });
  const router = createRouter({
    routeTree,
    history,
    isServer: false,
    origin: 'https://app.invalid',
  });
  await router.load();
  history.subscribe(() => void router.load());
  // Without a document a history asks no blocker, so the page itself holds what would be asked for.
  for (const way of ['push', 'replace'] as const) {
    const go = history[way];
    history[way] = (path, kept, options) => {
      if (options?.ignoreBlocker) go(path, kept, options);
    };
  }
  const auth: Pick<Auth, 'state' | 'subscribe'> = {
    state: () => state,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  followAuth(auth, router);
  return {
    history,
    show: (next: AuthState) => {
      state = next;
      tell();
    },
  };
}

test('signing out leaves a page with unsent text without asking', async () => {
  const { history, show } = await guardedPage();
  show({ user: null, error: null, isBusy: false });
  await expect.poll(() => history.location.href).toBe('/login');
});

test('a session that ended leads to sign-in and back, without asking', async () => {
  const { history, show } = await guardedPage();
  show({ user: null, error: sessionEnded, isBusy: false });
  await expect.poll(() => history.location.href).toBe('/login?redirect=%2Fedit');
});
