import { readMachine } from '@brandroom/statechart/read-machine';
import type { SignInInput } from '@brandroom/machines/auth/auth.events';
import { auth } from '@brandroom/machines/auth/auth.machine';
import { parts as authParts } from '@brandroom/machines/auth/auth.catalog';
import { sampleUser } from '@brandroom/machines/auth/auth.samples';
import { parts } from '@brandroom/machines/upload/upload.catalog';
import { upload } from '@brandroom/machines/upload/upload.machine';
import { parts as wordPressParts } from '@brandroom/machines/wordpress/wordpress.catalog';
import type { QueuedPost } from '@brandroom/machines/wordpress/wordpress.events';
import { wordPress } from '@brandroom/machines/wordpress/wordpress.machine';
import { rights } from '@brandroom/machines/wordpress/wordpress.samples';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { activePaths } from '@brandroom/workflow-explorer/trial/situations';
import { expect, it } from 'vitest';
import { fromPromise, SimulatedClock } from 'xstate';

import { createRunningActors } from '../../shared/actors/running-actors';
import { startActor } from '../../shared/actors/start-actor';
import { actorMoments, actorTrace } from './actor-trace';

const chart = chartOf(readMachine(upload));
const context = {};
const line = { serial: 1, at: 0, event: {}, count: 1, context, steps: () => [] };

it('names each event by its step, with its outcome and without its data', () => {
  const trace = actorTrace(chart, parts, [
    {
      ...line,
      type: 'ADD',
      value: 'uploading',
      isTaken: true,
      event: { type: 'ADD', secret: 'x' },
    },
    { ...line, type: 'PROGRESS', value: 'uploading', isTaken: true, count: 12 },
    { ...line, type: 'RETRY', value: 'uploading', isTaken: false },
    { ...line, type: 'NONSENSE', value: 'uploading', isTaken: false },
    { ...line, type: 'xstate.error.actor.uploadFile', value: 'idle', isTaken: true },
  ]).toReversed();
  expect(trace.map(({ outcome }) => outcome)).toEqual([
    'taken',
    'taken',
    'refused',
    'not handled',
    'taken',
  ]);
  expect(trace[1]?.title).toMatch(/, 12 times$/u);
  expect(trace[4]).toMatchObject({ event: 'uploadFile failed', from: 'uploading', to: 'idle' });
  expect(JSON.stringify(trace)).not.toContain('secret');
});

it('names the entries of a list that an event added or changed', () => {
  const file = (name: string, loaded: number) => ({ handle: name, name, status: 'queued', loaded });
  const first = file('logo.svg', 0);
  const add = { ...line, type: 'ADD', value: 'uploading', isTaken: true };
  const progress = { ...add, type: 'PROGRESS' };
  const details = actorTrace(chart, parts, [
    { ...add, context: { files: [first] } },
    { ...add, context: { files: [first, file('photo.jpg', 0)] } },
    { ...progress, context: { files: [file('logo.svg', 2048), file('photo.jpg', 0)] } },
    { ...progress, context: { files: [] } },
  ]).map((entry) => entry.details);
  expect(details.toReversed()).toEqual([
    [],
    ['Changed data: Files: photo.jpg'],
    ['Changed data: Files: logo.svg (Loaded: 2,048)'],
    ['Changed data: Files: none'],
  ]);
});

it('says why an event was refused and what one changed, and shows each moment', async () => {
  const list = createRunningActors();
  const run = auth.provide({
    actors: {
      restore: fromPromise<typeof sampleUser | null, void>(() => Promise.resolve(null)),
      signIn: fromPromise<typeof sampleUser, SignInInput>(() => Promise.resolve(sampleUser)),
    },
  });
  const { secrets = [] } = authParts.samples;
  const actor = startActor(run, { name: 'Sign-in', machine: 'auth', secrets }, {}, list);
  const [running] = list.list();
  await expect.poll(() => actor.getSnapshot().value).toBe('signedOut');
  const credentials = { type: 'SIGN_IN', email: 'eve@example.com', remember: true } as const;
  actor.send({ ...credentials, password: '' });
  actor.send({ ...credentials, password: 'canary' });
  await expect.poll(() => actor.getSnapshot().value).toBe('signedIn');
  const events = running?.events() ?? [];
  const trace = actorTrace(chartOf(readMachine(auth)), authParts, events);
  const [signedIn, sent, refused] = trace;
  expect(refused).toMatchObject({ outcome: 'refused', details: ['The password is missing.'] });
  expect(sent).toMatchObject({ outcome: 'taken', to: 'signingIn' });
  expect(sent?.details).toEqual(['Rules met: Has email and has password']);
  expect(refused?.taken).toEqual([]);
  expect(sent?.taken).toEqual([expect.stringMatching(/^signedOut on SIGN_IN/u)]);
  expect(signedIn?.details).toEqual(['Changed data: User']);
  expect(JSON.stringify(trace)).not.toContain('canary');
  const moments = actorMoments(authParts, events, trace);
  expect(moments.map(({ snapshot }) => activePaths(snapshot).at(-1))).toEqual([
    'signedOut',
    'signedOut',
    'signingIn',
    'signedIn',
  ]);
  expect(moments.map(({ id }) => id).toReversed()).toEqual(trace.map(({ id }) => id));
  actor.stop();
});

it('says why the oldest line was refused', () => {
  const refused = {
    ...line,
    type: 'SIGN_IN',
    value: 'signedOut',
    isTaken: false,
    context: { user: null, error: null },
    event: { type: 'SIGN_IN', email: 'eve@example.com', password: '', remember: true },
  };
  const trace = actorTrace(chartOf(readMachine(auth)), authParts, [refused]);
  expect(trace).toMatchObject([
    { outcome: 'refused', from: null, details: ['The password is missing.'] },
  ]);
});

it('names a timer by its step, whether its rule lets it through or refuses it', async () => {
  const list = createRunningActors();
  const clock = new SimulatedClock();
  const fails = fromPromise<readonly QueuedPost[], void>(() =>
    Promise.reject(new Error('No answer.')),
  );
  const run = wordPress.provide({ actors: { checkSite: fails } });
  const named = { name: 'WordPress', machine: 'wordpress' };
  const actor = startActor(run, named, { clock, input: undefined }, list);
  actor.send({ type: 'CHANGED', isConnected: true });
  actor.send({ type: 'SYNC', ...rights.manager });
  const [running] = list.list();
  const isWaiting = () => expect.poll(() => actor.getSnapshot().value).toBe('waiting');
  await isWaiting();
  clock.increment(2000);
  await isWaiting();
  clock.increment(2000);
  const events = running?.events() ?? [];
  const trace = actorTrace(chartOf(readMachine(wordPress)), wordPressParts, events);
  const [refused, , taken] = trace;
  expect(refused).toMatchObject({
    title: 'The second attempt',
    outcome: 'refused',
    event: 'after shortPause',
    from: 'waiting',
    to: 'waiting',
    details: ['This is a later attempt.'],
  });
  expect(taken).toMatchObject({
    title: 'The second attempt',
    outcome: 'taken',
    event: 'after shortPause',
    from: 'waiting',
    to: 'checking',
    taken: ['waiting on after shortPause #1'],
  });
  const titles = actorMoments(wordPressParts, events, trace).map(({ title }) => title);
  expect(titles.join()).not.toMatch(/xstate/iu);
  actor.stop();
});

it('keeps the id of a line while the log moves on', () => {
  const add = { ...line, type: 'ADD', value: 'uploading', isTaken: true };
  const progress = { ...add, serial: 2, type: 'PROGRESS' };
  const [before] = actorTrace(chart, parts, [add, progress]);
  const repeated = { ...progress, at: 900, count: 2 };
  const pause = { ...add, serial: 3, type: 'PAUSE', value: 'paused' };
  const trace = actorTrace(chart, parts, [repeated, pause]);
  expect(trace[1]?.id).toBe(before?.id);
  const moments = actorMoments(parts, [repeated, pause], trace);
  expect(moments.map(({ id }) => id)).toEqual(trace.map(({ id }) => id).toReversed());
});
