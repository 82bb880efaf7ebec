import type { ProfilePatch, Registration } from '@brandroom/domain/account/user.schema';
import { assertEvent } from 'xstate';

import type { AuthEvent, SignInInput } from './auth.events';

export function signInInput({ event }: { event: AuthEvent }): SignInInput {
  assertEvent(event, 'SIGN_IN');
  return { email: event.email, password: event.password, remember: event.remember };
}

export function registerInput({ event }: { event: AuthEvent }): Registration {
  assertEvent(event, 'REGISTER');
  const { name, email, password, acceptsTerms } = event;
  return { name, email, password, acceptsTerms };
}

export function updateInput({ event }: { event: AuthEvent }): ProfilePatch {
  assertEvent(event, 'UPDATE');
  return event.patch;
}
