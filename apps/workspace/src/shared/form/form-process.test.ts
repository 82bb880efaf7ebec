import * as v from 'valibot';
import { expect, test } from 'vitest';

import { runningActors } from '../actors/running-actors';
import type { Attempt, FormSending } from './form-process';
import { startFormProcess } from './form-process';

const schema = v.object({ password: v.pipe(v.string(), v.minLength(1, 'Enter a password.')) });
type Output = v.InferOutput<typeof schema>;

/** A form process whose shown states are kept, and an attempt to send these values. */
function formOf(name?: string) {
  const shown: FormSending[] = [];
  const form = startFormProcess<Output>((next) => shown.push(next), name);
  const attempt = (values: object, send: Attempt<Output>['send']): Attempt<Output> => ({
    loadSchema: () => Promise.resolve(schema),
    values,
    hasGaps: false,
    send,
    failure: ({ message }) => message,
  });
  const isAt = (place: string) =>
    expect
      .poll(() => runningActors.list().at(-1)?.ref.getSnapshot())
      .toMatchObject({ value: place });
  return { ...form, attempt, shown, isAt };
}

test('a second press sends nothing, and the form leaves the list with its screen', async () => {
  const form = formOf('Password');
  let answer = () => {};
  let sent = 0;
  const send = () => {
    sent += 1;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  form.submit(form.attempt({ password: 'a' }, send));
  form.submit(form.attempt({ password: 'b' }, send));
  await form.isAt('sending');
  form.submit(form.attempt({ password: 'c' }, send));
  expect(runningActors.list().map(({ name }) => name)).toEqual(['Password']);
  answer();
  await form.isAt('sent');
  expect(sent).toBe(1);
  form.stop();
  expect(runningActors.list()).toEqual([]);
});

test('fields that need attention and refusals are shown, and typed values are in no list', async () => {
  const form = formOf();
  const canary = 'canary-password';
  form.submit(form.attempt({ password: '' }, () => Promise.resolve()));
  await form.isAt('incomplete');
  expect(form.shown.at(-1)).toMatchObject({ problems: { password: 'Enter a password.' } });

  form.submit(form.attempt({ password: canary }, () => Promise.reject(new Error('No room.'))));
  await form.isAt('refused');
  expect(form.shown.at(-1)).toMatchObject({ failure: 'No room.', refusals: 2 });
  const [actor] = runningActors.list();
  expect(JSON.stringify([actor?.events(), actor?.ref.getPersistedSnapshot()])).not.toContain(
    canary,
  );

  form.submit(form.attempt({ password: canary }, () => Promise.resolve()));
  await form.isAt('sent');
  expect(form.shown.at(-1)).toMatchObject({ failure: null, isSending: false });
  form.stop();
});

test('a refused field is named as in the form, without the part of the input around it', async () => {
  const form = formOf();
  for (const path of ['password', 'draft.password', 'patch.password']) {
    const refusal = { code: 'invalid', fields: [{ path, message: 'Too short.' }] };
    form.submit(form.attempt({ password: 'a' }, () => Promise.reject(refusal)));
    await form.isAt('refused');
    expect(form.shown.at(-1)).toMatchObject({ problems: { password: 'Too short.' } });
    form.change(['password']);
  }
  form.stop();
});
