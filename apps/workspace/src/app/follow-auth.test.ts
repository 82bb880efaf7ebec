import type { User } from '@brandroom/domain/account/user.schema';
import { auth } from '@brandroom/machines/auth/auth.machine';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { settled } from '../shared/auth/auth-actor';
import { followAuth } from './follow-auth';

/** A page that asks before it is left, like one with unsent text. */
async function guardedPage() {
  const actor = createActor(
    auth.provide({
      actors: {
        restore: fromPromise(async (): Promise<User | null> => ({ id: 'user_1' }) as User),
        signOut: fromPromise<unknown, void>(async () => undefined),
      },
    }),
  ).start();
  await settled(actor);
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/edit',
      beforeLoad: () => {
        if (!actor.getSnapshot().context.user) {
          throw redirect({ to: '/login', search: { redirect: '/edit' } });
        }
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
  // Without a document the history calls no blockers, so here only navigations that skip them
  // succeed.
  for (const way of ['push', 'replace'] as const) {
    const go = history[way];
    history[way] = (path, kept, options) => {
      if (options?.ignoreBlocker) go(path, kept, options);
    };
  }
  followAuth(actor, router);
  return { history, actor };
}

test('signing out leaves a page with unsent text without asking', async () => {
  const { history, actor } = await guardedPage();
  actor.send({ type: 'SIGN_OUT' });
  await expect.poll(() => history.location.href).toBe('/login');
});

test('an expired session leads to sign-in and back, without asking', async () => {
  const { history, actor } = await guardedPage();
  actor.send({ type: 'SESSION_ENDED' });
  await expect.poll(() => history.location.href).toBe('/login?redirect=%2Fedit');
});
