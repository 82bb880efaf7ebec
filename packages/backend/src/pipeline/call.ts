import type { AnySchema } from '@orpc/contract';

import type { CallContext } from './backend';
import { toFailure } from './failure';

export interface Call<Input> {
  /** The operation's name in the contract, e.g. `content.approve`. */
  name: string;
  input: Input;
  context: CallContext;
  signal: AbortSignal | undefined;
  /** The contract's schema of the answer. */
  answer?: AnySchema | undefined;
}

async function hold({ backend }: CallContext, delay: number, signal?: AbortSignal): Promise<void> {
  const ms = backend.network.delay(delay);
  if (ms > 0) await backend.env.sleep(ms, signal);
}

/** Answers after the network's delay, whether the call is granted or refused. */
export async function answerLate<T>(
  answer: Promise<T>,
  call: Call<unknown>,
  delay: number,
): Promise<T> {
  const [outcome] = await Promise.allSettled([answer]);
  await hold(call.context, delay, call.signal);
  call.context.backend.network.response(call.name);
  if (outcome.status === 'rejected') throw toFailure(outcome.reason);
  return outcome.value;
}
