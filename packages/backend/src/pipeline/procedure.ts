import type { ContractProcedure, ErrorMap, Meta, Schema } from '@orpc/contract';
import type { ProcedureHandler } from '@orpc/server';
import { Procedure } from '@orpc/server';

import type { CallContext } from './backend';
import type { Call } from './call';

/** One operation of the contract: its raw and parsed input, its answer as made and as sent. */
export type Entry<RawInput, Input, Output, RawOutput, Errors extends ErrorMap> = ContractProcedure<
  Schema<RawInput, Input>,
  Schema<Output, RawOutput>,
  Errors,
  Meta
>;

/** Whether an operation may change something. */
export type OperationKind = 'query' | 'command';

/** An operation with its entry of the contract, by which the router finds its place. */
export class Operation<
  RawInput,
  Input,
  Output,
  RawOutput,
  Errors extends ErrorMap,
> extends Procedure<
  CallContext,
  CallContext,
  Schema<RawInput, Input>,
  Schema<Output, RawOutput>,
  Errors,
  Meta
> {
  readonly entry: Entry<RawInput, Input, Output, RawOutput, Errors>;
  readonly kind: OperationKind;

  constructor(
    entry: Entry<RawInput, Input, Output, RawOutput, Errors>,
    kind: OperationKind,
    handler: ProcedureHandler<CallContext, Input, Output, Errors, Meta>,
  ) {
    super({
      ...entry['~orpc'],
      middlewares: [],
      inputValidationIndex: 0,
      outputValidationIndex: 0,
      handler,
    });
    this.entry = entry;
    this.kind = kind;
  }
}

/**
 * Joins an entry of the contract with its handler. Not oRPC's `implement`, because its builders and
 * middleware would duplicate the pipeline.
 */
export function procedure<RawInput, Input, Output, RawOutput, Errors extends ErrorMap>(
  entry: Entry<RawInput, Input, Output, RawOutput, Errors>,
  kind: OperationKind,
  answer: (call: Call<Input>) => Promise<Output> | Output,
): Operation<RawInput, Input, Output, RawOutput, Errors> {
  return new Operation(entry, kind, ({ input, context, path, signal }) => {
    // Without a schema the input was not validated, so the operation gets none.
    const taken = entry['~orpc'].inputSchema ? input : (undefined as Input);
    return answer({ name: path.join('.'), input: taken, context, signal });
  });
}
