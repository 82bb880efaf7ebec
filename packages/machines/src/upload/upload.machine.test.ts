import type { FileId } from '@brandroom/domain/id.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise, transition, waitFor } from 'xstate';

import { refusals } from '@brandroom/statechart/refusals';
import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import type { UploadContext, UploadEvent, UploadInput } from './upload.events';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { sampleFiles, sampleStoredId, uploadSamples } from './upload.samples';
import { fixtures } from './upload.scenarios';

describeMachine(upload, fixtures);

/* By hand: what can happen in which state; `yes/no` where it depends on the files in the list. */
const outcomes = tableOf(`
event                            idle     uploading
adds a, b and c                  yes/no   yes/no
adds a                           yes/no   no
adds a refused file              yes/no   yes/no
adds nothing                     no       no
progress of a                    -        yes/no
progress of b                    -        yes/no
progress of a that is no number  -        no
cancels a                        no       yes/no
cancels b                        no       yes/no
cancels all                      -        yes
retries a                        yes/no   yes/no
retries all failed               yes/no   yes/no
removes a                        yes/no   yes/no
removes b                        yes/no   yes/no
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(upload, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

interface Attempt {
  readonly handle: string;
  readonly signal: { readonly aborted: boolean };
  report(loaded: number): void;
  finish(id: FileId): void;
  fail(error: unknown): void;
}

/** An uploader that the test controls, with a log of started and stopped uploads. */
function queue() {
  const attempts: Attempt[] = [];
  const actor = createActor(
    upload.provide({
      actors: {
        uploadFile: fromPromise<FileId, UploadInput>(
          ({ input, signal }) =>
            new Promise((finish, fail) => {
              attempts.push({
                handle: input.handle,
                signal,
                report: (loaded) => input.report(loaded),
                finish,
                fail,
              });
            }),
        ),
      },
    }),
  );
  actor.start();
  return { actor, attempts };
}

function statuses(actor: ActorRefFrom<typeof upload>): readonly string[] {
  return actor.getSnapshot().context.files.map(({ handle, status }) => `${handle} ${status}`);
}

describe('the running upload', () => {
  it('runs one at a time, and reports its progress', async () => {
    const { actor, attempts } = queue();
    actor.send({ type: 'ADD', files: [sampleFiles.a, sampleFiles.b] });
    expect(attempts.map(({ handle }) => handle)).toEqual(['a']);

    attempts[0]?.report(250);
    expect(actor.getSnapshot().context.files[0]?.loaded).toBe(250);

    attempts[0]?.finish(sampleStoredId);
    await waitFor(actor, () => attempts.length === 2);
    expect(statuses(actor)).toEqual(['a done', 'b uploading']);
  });

  it('is aborted when it is cancelled, and its late reports have no effect', async () => {
    const { actor, attempts } = queue();
    actor.send({ type: 'ADD', files: [sampleFiles.a, sampleFiles.b] });
    actor.send({ type: 'CANCEL', handle: 'a' });
    expect(attempts.map(({ handle, signal }) => [handle, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ]);

    attempts[0]?.report(999);
    attempts[0]?.finish(sampleStoredId);
    await Promise.resolve();
    expect(statuses(actor)).toEqual(['a cancelled', 'b uploading']);
    expect(actor.getSnapshot().context.files[0]?.loaded).toBe(0);
  });

  it('is aborted when all are cancelled, and when the machine stops', () => {
    const { actor, attempts } = queue();
    actor.send({ type: 'ADD', files: [sampleFiles.a, sampleFiles.b] });
    actor.send({ type: 'CANCEL_ALL' });
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true]);

    actor.send({ type: 'RETRY', handle: 'b' });
    actor.stop();
    expect(attempts.map(({ handle, signal }) => [handle, signal.aborted])).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  it('starts a retried file anew', async () => {
    const { actor, attempts } = queue();
    actor.send({ type: 'ADD', files: [sampleFiles.a] });
    attempts[0]?.fail({ code: 'quota', message: 'This browser has no room.' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().context.files[0]).toMatchObject({
      status: 'failed',
      error: { code: 'quota', message: 'This browser has no room.' },
    });

    actor.send({ type: 'RETRY', handle: 'a' });
    attempts[1]?.finish(sampleStoredId);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().context.files[0]).toMatchObject({
      status: 'done',
      error: null,
      storedId: sampleStoredId,
    });
  });
});

describe('a refusal', () => {
  it('names the file, with a suggestion', () => {
    const busy = transition(
      upload,
      upload.resolveState({ value: 'idle', context: { files: [] } }),
      { type: 'ADD', files: [sampleFiles.a] },
    )[0];
    expect(refusals(busy, { type: 'REMOVE', handle: 'a' }, uploadGuardMessages)).toEqual([
      {
        guard: 'isAtRest',
        kind: 'data',
        reason: 'a.png is being uploaded.',
        fix: 'Cancel the upload first.',
      },
    ]);
  });
});

const anyEvent: fc.Arbitrary<UploadEvent> = fc.constantFrom(
  ...uploadSamples.map(({ event }) => event),
);
const anyEnd = fc.constantFrom<'stored' | 'failed'>('stored', 'failed');

describe('whatever happens to a queue', () => {
  it('one file runs exactly while the machine is busy, none waits at rest, none is listed twice', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyEvent, anyEnd), { maxLength: 30 }), (events) => {
        let now = upload.resolveState({ value: 'idle', context: { files: [] } });
        for (const event of events) {
          const answer =
            event === 'stored'
              ? { type: 'xstate.done.actor.uploadFile', output: sampleStoredId }
              : { type: 'xstate.error.actor.uploadFile', error: { code: 'offline' } };
          if (typeof event === 'string' && !now.matches('uploading')) continue;
          // The events of actors are not among the machine's own.
          now = transition(
            upload,
            now,
            (typeof event === 'string' ? answer : event) as UploadEvent,
          )[0];

          const { files }: UploadContext = now.context;
          const count = (status: string) => files.filter((file) => file.status === status).length;
          expect(count('uploading')).toBe(now.hasTag('busy') ? 1 : 0);
          if (!now.hasTag('busy')) expect(count('queued')).toBe(0);
          expect(new Set(files.map(({ handle }) => handle)).size).toBe(files.length);
          for (const file of files) {
            expect(file.storedId !== null).toBe(file.status === 'done');
            expect(file.error !== null).toBe(['failed', 'rejected'].includes(file.status));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
