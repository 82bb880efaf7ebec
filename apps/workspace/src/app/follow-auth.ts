import type { AnyRouter } from '@tanstack/react-router';

import type { AuthActor } from '../shared/auth/auth';
import { viewing } from '../shared/auth/viewing';

/**
 * Takes the person where their session leads: out after signing out, to sign-in and back again
 * when the session ended by itself, back to their own when it was a view as somebody else, and to a
 * fresh look at the page when their access changed.
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
    // The session is over, so nothing can be stayed for; unsent text is kept as a draft.
    void (isChosen
      ? router.navigate({ to: '/login', search: {}, ignoreBlocker: true })
      : router.invalidate());
  });
}
