import type { ErrorMap } from '@orpc/contract';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../env';
import type { ReadTransaction } from '../store/store';
import type { QueryDefinition, Run } from './operation';
import type { Entry, Operation } from './procedure';
import { procedure } from './procedure';
import { runQuery } from './run-query';

export interface Answering {
  env: Env;
  at: Instant;
  /** Aborted once the caller waits for no answer. */
  signal?: AbortSignal | undefined;
}

export interface PreparedQueryDefinition<Input, Output, Subject, Prepared, Found> extends Omit<
  QueryDefinition<Input, Found, Subject>,
  'run'
> {
  /** Asynchronous work before the transaction opens, such as hashing. Decides nothing. */
  prepare?(input: Input): Promise<Prepared>;
  run(transaction: ReadTransaction, run: Run<Input, Subject, Prepared>): Promise<Found> | Found;
  /** Builds the answer from the data that was read. May await other work, because the transaction has ended. */
  answer(found: Found, world: Answering): Promise<Output>;
}

/** An operation that only reads, and needs more time before or after than a transaction has. */
export function preparedQuery<
  RawInput,
  Input,
  Output,
  RawOutput,
  Errors extends ErrorMap,
  Subject extends object,
  Found,
  Prepared = undefined,
>(
  entry: Entry<RawInput, Input, Output, RawOutput, Errors>,
  definition: PreparedQueryDefinition<Input, Output, Subject, Prepared, Found>,
): Operation<RawInput, Input, Output, RawOutput, Errors> {
  return procedure(entry, 'query', async (call) => {
    const prepared = (await definition.prepare?.(call.input)) as Prepared;
    const { found, at } = await runQuery(call, {
      access: definition.access,
      delay: definition.delay,
      run: async (transaction, run) => ({
        found: await definition.run(transaction, { ...run, prepared }),
        at: run.at,
      }),
    });
    return definition.answer(found, { env: call.context.backend.env, at, signal: call.signal });
  });
}
