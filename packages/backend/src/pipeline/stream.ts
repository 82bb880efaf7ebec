import type { ContractProcedure, ErrorMap, Meta, Schema } from '@orpc/contract';
import { Procedure } from '@orpc/server';
import type { UploadProgress } from '@brandroom/domain/contract/files.contract';

import type { ReadTransaction } from '../store/store';
import type { Access, Asker } from './access';
import { requireAsker } from './access';
import type { Backend, CallContext } from './backend';
import { toFailure } from './failure';
import type { CommandDefinition } from './operation';
import type { Call } from './run';
import { commit, findAsker, isCancelled, sessionIdOf, undo } from './run';

/** In how many steps the network's delay is told as progress. */
const progressSteps = 10;

export interface StreamedCommandDefinition<
  Input,
  Output,
  Subject,
  Prepared,
> extends CommandDefinition<Input, Output, Subject, Prepared> {
  /** Of how many bytes the progress is told. */
  total(input: Input): number;
  cancel: NonNullable<CommandDefinition<Input, Output, Subject, Prepared>['cancel']>;
}

async function* run<Input, Output, Subject extends object, Prepared>(
  call: Call<Input>,
  definition: StreamedCommandDefinition<Input, Output, Subject, Prepared>,
): AsyncGenerator<UploadProgress, Output, void> {
  const { signal } = call;
  const { env, network } = call.context.backend;
  const total = definition.total(call.input);
  const ms = network.delay(definition.delay);
  yield { loaded: 0, total };

  const [stored] = await Promise.allSettled([commit(call, definition)]);
  if (stored.status === 'rejected') {
    if (ms > 0) await env.sleep(ms, signal);
    throw toFailure(stored.reason, total);
  }
  let isAnswered = false;
  try {
    for (let step = 1; step <= progressSteps; step += 1) {
      if (ms > 0) await env.sleep(ms / progressSteps, signal);
      yield { loaded: Math.round((total * step) / progressSteps), total };
    }
    signal?.throwIfAborted();
    isAnswered = true;
    network.response(call.name);
    return stored.value;
  } finally {
    if (!isAnswered && (!signal || isCancelled(signal))) await undo(call, definition, stored.value);
  }
}

/**
 * A command that tells its progress. Stored first; the progress then runs through the network's
 * delay, so that closing the tab meanwhile loses nothing. Cancelling takes the effect back.
 */
export function streamedCommand<
  RawInput,
  Input,
  Output,
  Streamed,
  Errors extends ErrorMap,
  Subject extends object,
  Prepared = undefined,
>(
  entry: ContractProcedure<
    Schema<RawInput, Input>,
    Schema<AsyncIteratorObject<UploadProgress, Output, void>, Streamed>,
    Errors,
    Meta
  >,
  definition: StreamedCommandDefinition<Input, Output, Subject, Prepared>,
): Procedure<
  CallContext,
  CallContext,
  Schema<RawInput, Input>,
  Schema<AsyncIteratorObject<UploadProgress, Output, void>, Streamed>,
  Errors,
  Meta
> {
  return new Procedure({
    ...entry['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: ({ input, context, path, signal }) =>
      run({ name: path.join('.'), input, context, signal }, definition),
  });
}

export interface FeedDefinition<Input, Event> {
  access: Access<Input, object>;
  /** Starts to listen when it is called, not when the first event is taken. */
  listen(backend: Backend, signal: AbortSignal | undefined): AsyncIterable<Event>;
  /** The event as this person may see it. */
  show(event: Event, asker: Asker): Event;
  /** What stands for all that happened before it listened, if that is asked for; else null. */
  missed(transaction: ReadTransaction, input: Input): Promise<Event | null>;
}

async function* feed<Input, Event>(
  { context, input, signal }: Call<Input>,
  definition: FeedDefinition<Input, Event>,
  events: AsyncIterable<Event>,
): AsyncGenerator<Event, undefined, void> {
  const sessionId = await sessionIdOf(context);
  const store = await context.backend.ready;
  try {
    // Read while it listens already, so that nothing happens in between.
    const missed = await store.read((transaction) => definition.missed(transaction, input));
    if (missed) yield missed;
    for await (const event of events) {
      const at = context.backend.env.now();
      // Rights change while somebody listens.
      const asker = await store.read((transaction) => findAsker(transaction, sessionId, at));
      if (!asker) return;
      yield definition.show(event, asker);
    }
  } catch (error) {
    if (!signal?.aborted) throw toFailure(error);
  }
}

/** An operation that tells what happens for as long as the person listens and is signed in. */
export function feedQuery<RawInput, Input, Event, Streamed, Errors extends ErrorMap>(
  entry: ContractProcedure<
    Schema<RawInput, Input>,
    Schema<AsyncIteratorObject<Event, unknown, void>, Streamed>,
    Errors,
    Meta
  >,
  definition: FeedDefinition<Input, Event>,
): Procedure<
  CallContext,
  CallContext,
  Schema<RawInput, Input>,
  Schema<AsyncIteratorObject<Event, unknown, void>, Streamed>,
  Errors,
  Meta
> {
  return new Procedure({
    ...entry['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: async ({ input, context, path, signal }) => {
      const { backend } = context;
      const call = { name: path.join('.'), input, context, signal };
      backend.network.request(call.name);
      const sessionId = await sessionIdOf(context);
      const store = await backend.ready;
      await store.read(async (transaction) => {
        const asker = requireAsker(await findAsker(transaction, sessionId, backend.env.now()));
        return definition.access({ transaction, input, asker });
      });
      // From the answer on nothing is missed, even when nobody takes the first event yet.
      return feed(call, definition, definition.listen(backend, signal));
    },
  });
}
