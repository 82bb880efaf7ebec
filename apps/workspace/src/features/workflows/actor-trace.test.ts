import { readMachine } from '@brandroom/statechart/read-machine';
import { upload } from '@brandroom/machines/upload/upload.machine';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { expect, it } from 'vitest';

import { actorTrace } from './actor-trace';

const chart = chartOf(readMachine(upload));
const line = { at: 0, event: {}, count: 1 };

it('names each event by its step, with its outcome and without its data', () => {
  const trace = actorTrace(chart, [
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
