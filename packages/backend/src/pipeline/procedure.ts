import type { ContractProcedure, ErrorMap, Meta, Schema } from '@orpc/contract';
import { Procedure } from '@orpc/server';

import type { CallContext } from './backend';
import type { Call } from './run';

/** One operation of the contract: its raw and parsed input, its answer as made and as sent. */
export type Entry<RawInput, Input, Output, RawOutput, Errors extends ErrorMap> = ContractProcedure<
  Schema<RawInput, Input>,
  Schema<Output, RawOutput>,
  Errors,
  Meta
>;

/** An operation with what answers it. */
export type Served<RawInput, Input, Output, RawOutput, Errors extends ErrorMap> = Procedure<
  CallContext,
  CallContext,
  Schema<RawInput, Input>,
  Schema<Output, RawOutput>,
  Errors,
  Meta
>;

/**
 * Joins an entry of the contract with what answers its calls. Not oRPC's `implement`, which brings
 * builders and middleware along that the pipeline stands in for.
 */
export function procedure<RawInput, Input, Output, RawOutput, Errors extends ErrorMap>(
  entry: Entry<RawInput, Input, Output, RawOutput, Errors>,
  answer: (call: Call<Input>) => Promise<Output> | Output,
): Served<RawInput, Input, Output, RawOutput, Errors> {
  return new Procedure({
    ...entry['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: ({ input, context, path, signal }) =>
      answer({ name: path.join('.'), input, context, signal }),
  });
}
