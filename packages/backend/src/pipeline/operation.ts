import type { ErrorMap } from '@orpc/contract';
import type { ChangeTopic } from '@brandroom/domain/contract/changes.contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../env';
import type { ReadTransaction, Store, WriteTransaction } from '../store/store';
import type { Access, AccessRequest } from './access';
import type { Entry, Operation } from './procedure';
import { procedure } from './procedure';
import { runCommand } from './run-command';
import { runQuery } from './run-query';

/** The arguments of an operation's `run`, beside the transaction. */
export interface Run<Input, Subject, Prepared> {
  input: Input;
  /** The result of `access`: the caller, the brand, the record. */
  subject: Subject;
  prepared: Prepared;
  /** The moment of the call; the same for all that one command writes. */
  at: Instant;
  env: Env;
}

interface Definition<Input, Subject> {
  access: Access<Input, Subject>;
  /** How many milliseconds the answer takes in a simulation (docs/product/simulation.md#delays). */
  delay: number;
}

export interface QueryDefinition<Input, Output, Subject> extends Definition<Input, Subject> {
  /** Answers only the person themselves, not a viewer who views as them. */
  isPrivate?: true;
  run(transaction: ReadTransaction, run: Run<Input, Subject, undefined>): Promise<Output> | Output;
}

/** The services that a command may use before its transaction opens. */
export interface Preparing {
  env: Env;
  store: Store;
  /** The caller's session, not checked yet; null if the caller is signed out. */
  sessionId: string | null;
}

export interface CommandDefinition<Input, Output, Subject, Prepared> extends Definition<
  Input,
  Subject
> {
  /** Ends a session, so a person who views as another may call it. */
  endsViewing?: true;
  /** The topics whose queries a tab refetches afterwards. */
  invalidates: readonly ChangeTopic[];
  /**
   * Asynchronous work before the transaction opens, such as hashing. It runs again for a repeated call. Outside effects
   * check access first, with `beforehand`.
   */
  prepare?(input: Input, world: Preparing): Promise<Prepared>;
  run(transaction: WriteTransaction, run: Run<Input, Subject, Prepared>): Promise<Output>;
  /**
   * The answer that a repeated call gets, without secrets that are sent only once. Null stores
   * nothing, so that a repeated call is a new one.
   */
  storedAnswer?(output: Output): { answer: Output } | null;
  /** The input holds a secret, so the receipt stores a hash that is as slow as a password's. */
  hasSecretInput?: true;
  /**
   * Checks access for a repeated call when `run` changes what `access` finds: a deleted record is in
   * the trash. `brandId` is the brand that the command was carried out in. A subject that names a
   * brand is refused when the brand is archived.
   */
  accessOnRetry?(
    request: AccessRequest<NoInfer<Input>> & {
      brandId: BrandId | null;
      prepared: NoInfer<Prepared>;
    },
  ): Promise<object>;
  /** Returns the brand that the command was carried out in, after `run`; by default the subject's. */
  brandOf?(
    output: Output,
    done: { transaction: ReadTransaction; subject: Subject; prepared: Prepared },
  ): Promise<BrandId | null>;
  /**
   * Undoes `run` when the caller cancels before the answer. Returns the brand; null if the result
   * was changed or used, and so stays.
   */
  cancel?(transaction: WriteTransaction, output: Output): Promise<BrandId | null>;
}

/** An operation that only reads. */
export function query<
  RawInput,
  Input,
  Output,
  RawOutput,
  Errors extends ErrorMap,
  Subject extends object,
>(
  entry: Entry<RawInput, Input, Output, RawOutput, Errors>,
  definition: QueryDefinition<Input, Output, Subject>,
): Operation<RawInput, Input, Output, RawOutput, Errors> {
  return procedure(entry, 'query', (call) => runQuery(call, definition));
}

/** An operation that changes something: stored whole or not at all, answered afterwards. */
export function command<
  RawInput,
  Input,
  Output,
  RawOutput,
  Errors extends ErrorMap,
  Subject extends object,
  Prepared = undefined,
>(
  entry: Entry<RawInput, Input, Output, RawOutput, Errors>,
  definition: CommandDefinition<Input, Output, Subject, Prepared>,
): Operation<RawInput, Input, Output, RawOutput, Errors> {
  const answer = entry['~orpc'].outputSchema;
  return procedure(entry, 'command', (call) => runCommand({ ...call, answer }, definition));
}
