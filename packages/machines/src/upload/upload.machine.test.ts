import type { FileId } from '@brandroom/domain/id.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, EventObject, Snapshot } from 'xstate';
import { createActor, fromCallback, transition, waitFor } from 'xstate';

import { refusals } from '@brandroom/statechart/refusals';
import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import type { UploadContext, UploadEvent, UploadInput } from './upload.events';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { sampleFiles, sampleStoredId, uploadSamples } from './upload.samples';
import { fixtures } from './upload.scenarios';

describeMachine(upload, fixtures);

/* The possible events of each state, written by hand; `yes/no` if it depends on the files in the list. */
const outcomes = tableOf(`
event                           idle    uploading  paused
Three images                    yes/no  yes/no     yes/no
One image                       yes/no  no         no
An image that is too large      yes/no  yes/no     yes
No files                        no      no         no
40% of the first image          -       yes/no     -
40% of the second image         -       yes/no     -
Progress that isn’t a number    -       no         -
The first image is stored       -       yes/no     -
The second image is stored      -       yes/no     -
The first image, without an ID  -       no         -
The first image fails           -       yes/no     -
The second image fails          -       yes/no     -
Cancel the first image          no      yes/no     yes/no
Cancel the second image         no      yes/no     yes/no
Cancel all                      -       yes        yes
Pause                           -       yes        -
Resume                          -       -          yes
Retry the first image           yes/no  yes/no     yes/no
Retry all failed                yes/no  yes/no     no
Remove the first image          yes/no  yes/no     yes
Remove the second image         yes/no  yes/no     yes
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
function queue(snapshot?: Snapshot<unknown>) {
  const attempts: Attempt[] = [];
  const actor = createActor(
    upload.provide({
      actors: {
        uploadFile: fromCallback<EventObject, UploadInput>(({ input: { handle }, sendBack }) => {
          const signal = { aborted: false };
          attempts.push({
            handle,
            signal,
            report: (loaded) => sendBack({ type: 'PROGRESS', handle, loaded }),
            finish: (id) => sendBack({ type: 'STORED', handle, id }),
            fail: (error) => sendBack({ type: 'FAILED', handle, error }),
          });
          return () => {
            signal.aborted = true;
          };
        }),
      },
    }),
    snapshot ? { snapshot } : {},
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

  it('continues when files are added, which wait behind the others', async () => {
    const { actor, attempts } = queue();
    actor.send({ type: 'ADD', files: [sampleFiles.a, sampleFiles.b] });
    attempts[0]?.report(250);
    actor.send({ type: 'ADD', files: [sampleFiles.c] });
    expect(attempts.map(({ handle, signal }) => [handle, signal.aborted])).toEqual([['a', false]]);
    expect(actor.getSnapshot().context.files[0]?.loaded).toBe(250);

    attempts[0]?.finish(sampleStoredId);
    attempts[1]?.finish(sampleStoredId);
    await waitFor(actor, () => attempts.length === 3);
    expect(statuses(actor)).toEqual(['a done', 'b done', 'c uploading']);
  });

  it('is aborted when it is canceled, and its late reports have no effect', async () => {
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
    expect(statuses(actor)).toEqual(['a canceled', 'b uploading']);
    expect(actor.getSnapshot().context.files[0]?.loaded).toBe(0);
  });

  it('is aborted when all are canceled, and when the machine stops', () => {
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

  it('continues from its JSON snapshot: the running file begins anew, the others follow', async () => {
    const { actor, attempts } = queue();
    actor.send({ type: 'ADD', files: [sampleFiles.a, sampleFiles.b] });
    attempts[0]?.report(250);
    const stored = JSON.stringify(actor.getPersistedSnapshot());
    actor.stop();

    const restored = queue(JSON.parse(stored) as Snapshot<unknown>);
    expect(restored.attempts.map(({ handle }) => handle)).toEqual(['a']);
    restored.attempts[0]?.report(500);
    expect(restored.actor.getSnapshot().context.files[0]?.loaded).toBe(500);
    restored.attempts[0]?.finish(sampleStoredId);
    await waitFor(restored.actor, () => restored.attempts.length === 2);
    restored.attempts[1]?.finish(sampleStoredId);
    expect(statuses(restored.actor)).toEqual(['a done', 'b done']);
  });

  it('fails with words where no uploader was provided', () => {
    const actor = createActor(upload).start();
    actor.send({ type: 'ADD', files: [sampleFiles.a] });
    expect(actor.getSnapshot().context.files[0]).toMatchObject({
      status: 'failed',
      error: { code: 'failed', message: 'That did not work.' },
    });
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
        reason: 'hillside.png is being uploaded.',
        fix: 'Cancel the upload first.',
      },
    ]);
  });
});

const anyEvent: fc.Arbitrary<UploadEvent> = fc.constantFrom(
  ...uploadSamples.map(({ event }) => event),
);
describe('after any events in a queue', () => {
  it('one file runs exactly while the machine is busy, none waits at rest, some while it is paused, none is listed twice', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let now = upload.resolveState({ value: 'idle', context: { files: [] } });
        for (const event of events) {
          now = transition(upload, now, event)[0];
          const { files }: UploadContext = now.context;
          const count = (status: string) => files.filter((file) => file.status === status).length;
          expect(count('uploading')).toBe(now.hasTag('busy') ? 1 : 0);
          if (now.value === 'idle') expect(count('queued')).toBe(0);
          if (now.value === 'paused') expect(count('queued')).toBeGreaterThan(0);
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
