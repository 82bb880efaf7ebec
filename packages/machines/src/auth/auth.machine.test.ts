import type { User } from '@brandroom/domain/account/user.schema';
import { operationErrorCodes } from '@brandroom/domain/contract/error-codes';
import { describe, expect, it } from 'vitest';
import type { Subscription } from 'xstate';
import { createActor, fromPromise, waitFor } from 'xstate';

import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { authError } from './auth-error';
import { auth } from './auth.machine';
import { samplePassword, sampleUser } from './auth.samples';
import { fixtures } from './auth.scenarios';

describeMachine(auth, fixtures);

/* Written by hand. `no`: the form shows the missing input. */
const outcomes = tableOf(`
event                             restoring  signedOut  signingIn  registering  signedIn  updating  signingOut
Elena’s account                   -          yes        -          -            -         -         -
Sign-in without an email address  -          no         -          -            -         -         -
Sign-in without a password        -          no         -          -            -         -         -
A new account                     -          yes        -          -            -         -         -
Without a name                    -          no         -          -            -         -         -
Without an email address          -          no         -          -            -         -         -
Without a password                -          no         -          -            -         -         -
Without the terms                 -          no         -          -            -         -         -
Sign out                          -          -          -          -            yes       -         -
A new name                        -          -          -          -            yes       -         -
The session ends                  -          -          -          -            yes       yes       yes
Elena loses access to the brand   -          -          -          -            yes       yes       yes
Victor’s account changes          -          -          -          -            no        no        no
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(auth, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

const credentials = { email: sampleUser.email, password: samplePassword, remember: false };

/** Plays sign-in with an actor of the test's own. */
async function signInWith(answer: () => Promise<User>) {
  const actor = createActor(
    auth.provide({
      actors: {
        restore: fromPromise((): Promise<User | null> => Promise.resolve(null)),
        signIn: fromPromise(answer),
      },
    }),
  );
  const seen: string[] = [];
  const subscription: Subscription = actor.subscribe((snapshot) => {
    seen.push(JSON.stringify(snapshot.context));
  });
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.send({ type: 'SIGN_IN', ...credentials });
  const snapshot = await waitFor(actor, (now) => !now.hasTag('busy'));
  subscription.unsubscribe();
  return { actor, snapshot, seen };
}

describe('a password', () => {
  it('is in no context, and in nothing that could be stored once the attempt is over', async () => {
    const { actor, seen } = await signInWith(() => Promise.resolve(sampleUser));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((context) => context.includes(samplePassword))).toEqual([]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(samplePassword);
  });

  it('is in nothing that could be stored after a failure that repeats it', async () => {
    const { actor, snapshot } = await signInWith(() =>
      Promise.reject(new Error(`cannot sign in with ${samplePassword}`)),
    );
    expect(snapshot.context.error?.message).toBe('Sign-in failed. Please try again.');
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(samplePassword);
  });
});

describe('the message for a failure', () => {
  it('are the same for an unknown account and a wrong password, and say nothing more', () => {
    for (const code of ['unauthenticated', 'invalid']) {
      expect(authError('signIn', { code }).message).toBe('Invalid email or password.');
      expect(authError('signIn', { code }).reason).toBeNull();
    }
  });

  it('do not blame the password where something else went wrong', () => {
    const others = operationErrorCodes.filter(
      (code) => !['unauthenticated', 'invalid', 'offline'].includes(code),
    );
    for (const code of others) {
      const { message, reason } = authError('signIn', { code });
      expect(message).toBe('Sign-in failed. Please try again.');
      expect(reason).not.toBeNull();
    }
  });

  it('say offline where the workspace cannot be reached', () => {
    expect(authError('signIn', { code: 'offline' }).message).toBe(
      'You’re offline. Check your connection and try again.',
    );
  });

  it('is the same for registration, regardless of the cause', () => {
    for (const code of operationErrorCodes) {
      expect(authError('register', { code }).message).toBe(
        'Registration failed. Please try again.',
      );
    }
  });

  it('say that an email is taken beside the field, at registration and in the profile', () => {
    const taken = [{ path: 'email', message: 'Email already exists' }];
    expect(authError('register', { code: 'conflict' }).fields).toEqual(taken);
    expect(authError('update', { code: 'conflict' }).fields).toEqual(taken);
    expect(authError('update', { code: 'conflict' }).message).toBe('Update failed');
    expect(authError('signOut', { code: 'conflict' }).fields).toEqual([]);
  });

  it('keep the problems of the fields', () => {
    const fields = [{ path: 'name', message: 'Enter your full name.' }];
    expect(authError('update', { code: 'invalid', data: { fields } })).toEqual({
      task: 'update',
      code: 'invalid',
      message: 'Update failed',
      reason: 'Some fields need attention.',
      fields,
    });
  });

  it.each([undefined, null, 'x', 3, new Error('no code'), { code: 'E_UNKNOWN' }])(
    'take %j for a failure without a known cause',
    (error) => {
      expect(authError('signIn', error)).toMatchObject({
        code: 'failed',
        reason: 'That did not work.',
        fields: [],
      });
    },
  );
});

it('names the actor that was not provided', async () => {
  const actor = createActor(auth, {
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.error.actor.restore') {
        errors.push(event.event['error']);
      }
    },
  });
  const errors: unknown[] = [];
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(errors).toEqual([new Error('The actor "restore" must be provided.')]);
});
