import type { AnySchema } from '@orpc/contract';
import type { UserId } from '@brandroom/domain/id.schema';

import type { AuditEntry } from '../store/collections';
import { actorOf } from './access';
import { nextSeq, subjectId, writeAudit } from './audit';
import type { CallContext } from './backend';
import { brandOf, requireInUse } from './brand-in-use';
import type { Call } from './call';
import { answerLate } from './call';
import { failed, toFailure } from './failure';
import type { CommandDefinition } from './operation';
import { inputDigestOf, receiptIdOf, repeat } from './receipts';
import { findCaller, renewSession, requireOwnSession, sessionIdOf } from './session';

/**
 * Runs a command: prepare → one transaction { find the caller → check the idempotency key
 * → check access → check the state → write → validate the answer → audit, receipt } → change event →
 * the network's delay → answer. Everything is stored before the delay, so that closing the tab loses nothing.
 */
export async function runCommand<Input, Output, Subject extends object, Prepared>(
  call: Call<Input>,
  definition: CommandDefinition<Input, Output, Subject, Prepared>,
): Promise<Output> {
  const stored = commit(call, definition);
  try {
    return (await answerLate(stored, call, definition.delay)).output;
  } catch (error) {
    const { cancel } = definition;
    if (cancel && isCanceled(call.signal)) {
      await undo(call, { invalidates: definition.invalidates, cancel }, await stored);
    }
    throw error;
  }
}

/**
 * Whether a person canceled this call. A closed tab aborts with a DOMException instead, and its
 * stored data stays.
 */
export function isCanceled(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !(signal.reason instanceof DOMException);
}

type Undoing<Input, Output, Subject, Prepared> = Required<
  Pick<CommandDefinition<Input, Output, Subject, Prepared>, 'cancel' | 'invalidates'>
>;

/** The answer of a command, and whether an earlier call with the same key stored it. */
export interface Committed<Output> {
  output: Output;
  isRepeated: boolean;
}

/**
 * Undoes the command in a transaction of its own, and frees its key for a retry. A repeated
 * call undoes nothing, because the answer to the first may have been read.
 */
export async function undo<Input, Output, Subject extends object, Prepared>(
  { name, context }: Call<Input>,
  definition: Undoing<Input, Output, Subject, Prepared>,
  { output, isRepeated }: Committed<Output>,
): Promise<void> {
  if (isRepeated) return;
  const { backend } = context;
  const sessionId = await sessionIdOf(context);
  const store = await backend.ready;
  const at = backend.env.now();
  const event = await store.write(async (transaction) => {
    const caller = await findCaller(transaction, sessionId, at);
    const brandId = await definition.cancel(transaction, output);
    if (brandId === null) return null;
    const receiptId = receiptIdOf(caller, context);
    if (receiptId) await transaction.delete('receipts', receiptId);
    const seq = await nextSeq(transaction);
    const actor = actorOf(caller);
    const audited = { at, actor, operation: `${name}:cancel`, subject: null };
    await writeAudit(transaction, seq, { ...audited, outcome: 'done' });
    return { seq, topics: [...definition.invalidates], brandId, actor };
  });
  if (event) backend.changes.publish(event);
}

/** Throws when the answer breaks the contract: it could never be read, nor could any list with it. */
function requireReadable(answer: AnySchema | undefined, output: unknown): void {
  const result = answer?.['~standard'].validate(output);
  if (result && 'issues' in result && result.issues) throw failed();
}

/** Writes a refused call into the audit, and publishes its sequence number. */
async function auditRefusal(
  { backend }: CallContext,
  refused: Pick<AuditEntry, 'at' | 'operation' | 'subject' | 'actor'>,
): Promise<void> {
  const store = await backend.ready;
  const seq = await store.write(async (transaction) => {
    const next = await nextSeq(transaction);
    await writeAudit(transaction, next, { ...refused, outcome: 'refused' });
    return next;
  });
  // No query changes, but a listener expects every sequence number.
  backend.changes.publish({ seq, topics: [], brandId: null, actor: null });
}

/** Everything of `runCommand` up to the change event, without the delay. */
export async function commit<Input, Output, Subject extends object, Prepared>(
  call: Call<Input>,
  definition: Omit<CommandDefinition<Input, Output, Subject, Prepared>, 'delay'>,
): Promise<Committed<Output>> {
  const { input, context, name, answer } = call;
  const { backend } = context;
  const { env, network } = backend;
  network.request(name);

  const sessionId = await sessionIdOf(context);
  const inputDigest = await inputDigestOf(input, context.idempotencyKey, definition);
  const store = await backend.ready;
  let at = env.now();
  let refusedActor: UserId | null = null;
  try {
    if (definition.prepare) {
      // The preparation may have outside effects, such as publishing a post on a site.
      const early = await store.read((transaction) => findCaller(transaction, sessionId, at));
      refusedActor = actorOf(early);
      requireOwnSession(early, definition);
    }
    const prepared = (await definition.prepare?.(input, { env, store, sessionId })) as Prepared;
    at = env.now();
    const audited = { at, operation: name, subject: subjectId(input) };
    const { output, isRepeated, event } = await store.write(async (transaction) => {
      const caller = await findCaller(transaction, sessionId, at);
      refusedActor = actorOf(caller);
      requireOwnSession(caller, definition);
      const receiptId = receiptIdOf(caller, context);
      const receipt = receiptId ? await transaction.get('receipts', receiptId) : undefined;
      const request = { transaction, input, caller };
      if (receipt) {
        const repeated = await repeat<Input, Output, Subject, Prepared>(
          { receipt, inputDigest, name, prepared },
          request,
          definition,
        );
        return { output: repeated, isRepeated: true, event: null };
      }

      const subject = await definition.access(request);
      await requireInUse(transaction, subject);
      const result = await definition.run(transaction, { input, subject, prepared, at, env });
      requireReadable(answer, result);
      const seq = await nextSeq(transaction);
      const actor = actorOf(caller);
      const brandId = definition.brandOf
        ? await definition.brandOf(result, { transaction, subject, prepared })
        : brandOf(subject);
      await writeAudit(transaction, seq, { ...audited, actor, outcome: 'done' });
      const saved = definition.storedAnswer ? definition.storedAnswer(result) : { answer: result };
      if (receiptId && saved) {
        await transaction.put('receipts', {
          id: receiptId,
          operation: name,
          input: inputDigest,
          at,
          brandId,
          output: saved.answer,
        });
      }
      if (caller) await renewSession(transaction, caller, at);
      return {
        output: result,
        isRepeated: false,
        event: { seq, topics: [...definition.invalidates], brandId, actor },
      };
    });
    if (event) backend.changes.publish(event);
    return { output, isRepeated };
  } catch (error) {
    const refusal = toFailure(error);
    if ('code' in refusal && refusal.code === 'forbidden') {
      const subject = subjectId(input);
      await auditRefusal(context, { at, operation: name, subject, actor: refusedActor });
    }
    throw error;
  }
}
