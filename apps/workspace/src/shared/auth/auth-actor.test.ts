import type { User } from '@brandroom/domain/account/user.schema';
import { auth } from '@brandroom/machines/auth/auth.machine';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';

import { sendAndWait } from './auth-actor';

const nobody = auth.provide({
  actors: {
    restore: fromPromise<User | null, void>(async () => null),
    signIn: fromPromise(() => Promise.reject(new Error('It was asked.'))),
  },
});

test('rejects with the reason where the machine ignores the event', async () => {
  const actor = createActor(nobody).start();
  const signIn = { type: 'SIGN_IN', email: '', password: '', remember: false } as const;
  await expect(sendAndWait(actor, signIn)).rejects.toThrow(
    'The email address is missing. The password is missing.',
  );
  await expect(sendAndWait(actor, { type: 'SIGN_OUT' })).rejects.toThrow(
    'This isn’t possible right now. Reload the page and try again.',
  );
});
