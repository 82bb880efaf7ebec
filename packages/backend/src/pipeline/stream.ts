import type { ErrorMap } from '@orpc/contract';
import type { UploadProgress } from '@brandroom/domain/contract/files.contract';

import type { ReadTransaction } from '../store/store';
import type { Access, Caller } from './access';
import { requireCaller } from './access';
import type { Backend } from './backend';
import { toFailure } from './failure';
import type { CommandDefinition } from './operation';
import type { Entry, Operation } from './procedure';
import { procedure } from './procedure';
import type { Call } from './call';
import { commit, isCanceled, undo } from './run-command';
import { findCaller, sessionIdOf } from './session';

/** The number of progress events during the network's delay. */
const progressSteps = 10;

export interface StreamedCommandDefinition<
  Input,
  Output,
  Subject,
  Prepared,
> extends CommandDefinition<Input, Output, Subject, Prepared> {
  /** The total of the progress, in bytes. */
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
    return stored.value.output;
  } finally {
    if (!isAnswered && (!signal || isCanceled(signal))) await undo(call, definition, stored.value);
  }
}

/**
 * A command that streams its progress. Stored first; the progress then runs through the network's
 * delay, so that closing the tab loses nothing. Cancelling undoes the effect.
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
  entry: Entry<
    RawInput,
    Input,
    AsyncIteratorObject<UploadProgress, Output, void>,
    Streamed,
    Errors
  >,
  definition: StreamedCommandDefinition<Input, Output, Subject, Prepared>,
): Operation<RawInput, Input, AsyncIteratorObject<UploadProgress, Output, void>, Streamed, Errors> {
  return procedure(entry, 'command', (call) => run(call, definition));
}

export interface FeedDefinition<Input, Event> {
  access: Access<Input, object>;
  /** Starts to listen when it is called, not when the first event is taken. */
  listen(backend: Backend, signal: AbortSignal | undefined): AsyncIterable<Event>;
  /** The event as this person may see it. */
  show(event: Event, caller: Caller): Event;
  /** One event for everything that happened before the subscription, or null when none was requested. */
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
    // Read after the subscription started, so that no event is lost in between.
    const missed = await store.read((transaction) => definition.missed(transaction, input));
    if (missed) yield missed;
    for await (const event of events) {
      const at = context.backend.env.now();
      // The caller's rights may change while the feed is open.
      const caller = await store.read((transaction) => findCaller(transaction, sessionId, at));
      if (!caller) return;
      yield definition.show(event, caller);
    }
  } catch (error) {
    if (!signal?.aborted) throw toFailure(error);
  }
}

/** An operation that streams events for as long as the person listens and is signed in. */
export function feedQuery<RawInput, Input, Event, Streamed, Errors extends ErrorMap>(
  entry: Entry<RawInput, Input, AsyncIteratorObject<Event, unknown, void>, Streamed, Errors>,
  definition: FeedDefinition<Input, Event>,
): Operation<RawInput, Input, AsyncIteratorObject<Event, unknown, void>, Streamed, Errors> {
  return procedure(entry, 'query', async (call) => {
    const { context, input, name, signal } = call;
    const { backend } = context;
    backend.network.request(name);
    const sessionId = await sessionIdOf(context);
    const store = await backend.ready;
    await store.read(async (transaction) => {
      const caller = requireCaller(await findCaller(transaction, sessionId, backend.env.now()));
      return definition.access({ transaction, input, caller });
    });
    // Listening starts before the answer, so that no event is missed.
    return feed(call, definition, definition.listen(backend, signal));
  });
}
