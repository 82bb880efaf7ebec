import type { User } from '@brandroom/domain/account/user.schema';

import { failureCode } from '../refusal/failure';
import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';
import type { AuthContext, AuthEvent } from './auth.events';

type Args = GuardArgs<AuthContext, AuthEvent>;
type Words = GuardWords<AuthContext, AuthEvent>;

function filled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

export const authGuards = {
  hasEmail: ({ event }: Args) => 'email' in event && filled(event.email),
  // A password may well consist of spaces.
  hasPassword: ({ event }: Args) =>
    'password' in event && typeof event.password === 'string' && event.password !== '',
  hasName: ({ event }: Args) => 'name' in event && filled(event.name),
  acceptsTerms: ({ event }: Args) => 'acceptsTerms' in event && event.acceptsTerms,
  isSamePerson: ({ context, event }: Args) =>
    'user' in event && context.user !== null && event.user?.id === context.user.id,
  foundUser: (_: Args, found: User | null) => found !== null,
  isSignedOut: (_: Args, error: unknown) => failureCode(error) === 'unauthenticated',
} as const;

/** Field messages are those of the forms' schemas: one mistake, one wording. */
export const authGuardMessages: Readonly<Record<keyof typeof authGuards, Words>> = {
  hasEmail: {
    kind: 'data',
    says: () => 'The email address is missing.',
    fix: () => 'Enter an email address.',
  },
  hasPassword: {
    kind: 'data',
    says: () => 'The password is missing.',
    fix: () => 'Enter your password.',
  },
  hasName: {
    kind: 'data',
    says: () => 'The name is missing.',
    fix: () => 'Enter your full name.',
  },
  acceptsTerms: {
    kind: 'data',
    says: () => 'The terms are not accepted.',
    fix: () => 'Accept the terms to create an account.',
  },
  isSamePerson: {
    kind: 'data',
    says: () => 'Another person is signed in.',
    fix: () => 'Sign in as that person.',
  },
  foundUser: {
    kind: 'data',
    says: () => 'Nobody is signed in.',
    fix: () => 'Sign in.',
  },
  isSignedOut: {
    kind: 'data',
    says: () => 'The session has not ended; something else went wrong.',
    fix: () => 'Try again.',
  },
};
