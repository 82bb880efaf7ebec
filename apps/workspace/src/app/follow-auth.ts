import type { AnyRouter } from '@tanstack/react-router';

import type { AuthActor } from '../shared/auth/auth';
import { viewing } from '../shared/auth/viewing';

/**
 * Navigates when the session changes: out after signing out, to sign-in and back again when the
 * session expired, to the person's own pages when a view as another person ended, and reloads the
 * page when their access changed.
 */
export function followAuth(auth: AuthActor, router: AnyRouter): void {
  let last = auth.getSnapshot().context.user;
  auth.subscribe(({ context: { user, error } }) => {
    if (user === last) return;
    const wasSignedIn = last !== null;
    last = user;
    if (!wasSignedIn) return;
    const isChosen = user === null && error?.task !== 'session';
    if (user === null && !isChosen && viewing.lose()) {
      viewing.leave('/');
      return;
    }
    // The session is over, so no blocker can keep the page; unsent text is stored as a draft.
    void (isChosen
      ? router.navigate({ to: '/login', search: {}, ignoreBlocker: true })
      : router.invalidate());
  });
}
