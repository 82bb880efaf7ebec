import type { AnySchema } from '@orpc/contract';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { privateRefusal, viewingRefusal } from '@brandroom/domain/rights/view-as';
import type { Instant } from '@brandroom/domain/time.schema';

import { hashPassword, sha256 } from '../digest';
import type { AuditEntry, Receipt, StoredSession } from '../store/collections';
import type { ReadTransaction, WriteTransaction } from '../store/store';
import type { Caller, AccessRequest } from './access';
import { actorOf } from './access';
import type { CallContext } from './backend';
import { conflict, failed, forbidden, notFound, toFailure } from './failure';
import type { CommandDefinition, QueryDefinition } from './operation';
import { isOpen } from './open-session';
import { viewingCaller } from './viewing';

export interface Call<Input> {
  /** The operation's name in the contract, e.g. `content.approve`. */
  name: string;
  input: Input;
  context: CallContext;
  signal: AbortSignal | undefined;
  /** The contract's schema of the answer. */
  answer?: AnySchema | undefined;
}

const sessionTouchInterval = 5 * 60 * 1000;

/** A call renews its session, but not with a write each time. */
function wantsTouch({ lastUsedAt }: StoredSession, at: Instant): boolean {
  return Date.parse(at) - Date.parse(lastUsedAt) > sessionTouchInterval;
}

async function touchSession(transaction: WriteTransaction, { session }: Caller, at: Instant) {
  if (!wantsTouch(session, at)) return;
  // A session that has ended must not be written again.
  const stored = await transaction.get('sessions', session.id);
  if (stored && wantsTouch(stored, at)) {
    await transaction.put('sessions', { ...stored, lastUsedAt: at });
  }
}

/** Returns the caller of a session, or null when the session is unknown, has ended or was idle too long. */
export async function findCaller(
  transaction: ReadTransaction,
  sessionId: string | null,
  at: Instant,
): Promise<Caller | null> {
  if (sessionId === null) return null;
  const session = await transaction.get('sessions', sessionId);
  if (!session || !isOpen(session, at)) return null;
  const user = await transaction.get('users', session.userId);
  if (!user) return null;
  if (session.viewing) return viewingCaller(transaction, user, session, at);
  return { user, session };
}

/** Throws `forbidden` if the caller views as another person, because a viewer changes nothing. */
function requireOwnSession(caller: Caller | null, definition: { endsViewing?: true }): void {
  if (!caller?.viewer || definition.endsViewing) return;
  throw forbidden(null, viewingRefusal(caller.user.name));
}

function brandOf(subject: object): BrandId | null {
  return 'brandId' in subject ? (subject.brandId as BrandId) : null;
}

/** An archived brand answers no operation but its restore, whose subject names no brand in use. */
async function requireInUse(transaction: ReadTransaction, subject: object): Promise<void> {
  const brandId = brandOf(subject);
  const brand = brandId === null ? undefined : await transaction.get('brands', brandId);
  if (brand?.archivedAt !== undefined) throw notFound();
}

async function hold({ backend }: CallContext, delay: number, signal?: AbortSignal): Promise<void> {
  const ms = backend.network.delay(delay);
  if (ms > 0) await backend.env.sleep(ms, signal);
}

/** Answers after the network's delay, whether the call is granted or refused. */
async function answerLate<T>(answer: Promise<T>, call: Call<unknown>, delay: number): Promise<T> {
  const [outcome] = await Promise.allSettled([answer]);
  await hold(call.context, delay, call.signal);
  call.context.backend.network.response(call.name);
  if (outcome.status === 'rejected') throw toFailure(outcome.reason);
  return outcome.value;
}

/** The id under which the caller's session is stored: only the hash of its token. */
export const sessionIdOf = ({ token }: CallContext) => (token === null ? null : sha256(token));

/** Runs a query: find the caller → check access → read → answer after the network's delay. */
export async function runQuery<Input, Output, Subject extends object>(
  call: Call<Input>,
  definition: QueryDefinition<Input, Output, Subject>,
): Promise<Output> {
  const { input, context } = call;
  const { env, network } = context.backend;
  network.request(call.name);

  async function answer() {
    const sessionId = await sessionIdOf(context);
    const store = await context.backend.ready;
    const at = env.now();
    const { caller, output } = await store.read(async (transaction) => {
      const asking = await findCaller(transaction, sessionId, at);
      if (asking?.viewer && definition.isPrivate) {
        throw forbidden(null, privateRefusal(asking.user.name));
      }
      const subject = await definition.access({ transaction, input, caller: asking });
      await requireInUse(transaction, subject);
      const found = await definition.run(transaction, {
        input,
        subject,
        prepared: undefined,
        at,
        env,
      });
      return { caller: asking, output: found };
    });
    if (caller && wantsTouch(caller.session, at)) {
      // Not awaited: the answer does not depend on it, and the next call tries again.
      store.write((transaction) => touchSession(transaction, caller, at)).catch(() => undefined);
    }
    return output;
  }
  return answerLate(answer(), call, definition.delay);
}

/** Returns the next sequence number of all changes. */
export async function nextSeq(transaction: WriteTransaction): Promise<number> {
  const meta = await transaction.get('meta', 'workspace');
  if (!meta) throw failed();
  const seq = meta.seq + 1;
  await transaction.put('meta', { ...meta, seq });
  return seq;
}

function subjectId(input: unknown): string | null {
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : null;
}

/** Adds an audit entry: the person, the action, and whether it was refused. */
export async function writeAudit(
  transaction: WriteTransaction,
  seq: number,
  entry: Omit<AuditEntry, 'id' | 'seq'>,
): Promise<void> {
  await transaction.put('audit', { id: String(seq).padStart(12, '0'), seq, ...entry });
}

/** The id under which the answer is stored, so that a repeated command takes effect once. */
function receiptIdOf(caller: Caller | null, { idempotencyKey }: CallContext): string | null {
  return caller && idempotencyKey ? `${caller.user.id}:${idempotencyKey}` : null;
}

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

/** Identifies an input by its content, that of its files included. */
async function digestOf(input: unknown): Promise<string> {
  const files: Blob[] = [];
  const json = JSON.stringify(input ?? null, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return { name: 'name' in value ? value.name : null, type: value.type };
  });
  const hashes = await Promise.all(
    files.map(async (file) => sha256(new Uint8Array(await file.arrayBuffer()))),
  );
  return sha256([json, ...hashes].join(' '));
}

/**
 * Identifies an input that holds a password, as slow to guess as a stored password. The key is the
 * salt, so that a repeated call has the same digest; without a key there is nothing to compare.
 */
async function secretDigestOf(input: unknown, key: string | null): Promise<string> {
  if (!key) return '';
  return hashPassword(await digestOf(input), new Uint8Array(new TextEncoder().encode(key)));
}

/**
 * The answer that an earlier call with this key stored, if the caller still has access. A key
 * belongs to one operation with one input.
 */
async function repeat<Input, Output, Subject extends object, Prepared>(
  call: { receipt: Receipt; inputDigest: string; name: string; prepared: Prepared },
  request: AccessRequest<Input>,
  definition: Pick<CommandDefinition<Input, Output, Subject, Prepared>, 'access' | 'accessOnRetry'>,
): Promise<Output> {
  const { receipt, inputDigest, name, prepared } = call;
  if (receipt.operation !== name || receipt.input !== inputDigest) {
    throw conflict('This command was already carried out with other content.', {
      reason: 'reusedKey',
    });
  }
  const subject = definition.accessOnRetry
    ? await definition.accessOnRetry({ ...request, prepared, brandId: receipt.brandId ?? null })
    : await definition.access(request);
  await requireInUse(request.transaction, subject);
  // The operation's own answer was stored under this key, so the type holds.
  return receipt.output as Output;
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
  const inputDigest = definition.hasSecretInput
    ? await secretDigestOf(input, context.idempotencyKey)
    : await digestOf(input);
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
      if (caller) await touchSession(transaction, caller, at);
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
      const seq = await store.write(async (transaction) => {
        const next = await nextSeq(transaction);
        await writeAudit(transaction, next, {
          at,
          operation: name,
          subject: subjectId(input),
          actor: refusedActor,
          outcome: 'refused',
        });
        return next;
      });
      // Touches nothing, but a listener counts on an order without gaps.
      backend.changes.publish({ seq, topics: [], brandId: null, actor: null });
    }
    throw error;
  }
}
