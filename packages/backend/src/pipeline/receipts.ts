import { hashPassword, sha256 } from '../digest';
import type { Receipt } from '../store/collections';
import type { AccessRequest, Caller } from './access';
import type { CallContext } from './backend';
import { requireInUse } from './brand-in-use';
import { conflict } from './failure';
import type { CommandDefinition } from './operation';

/** The id under which the answer is stored, so that a repeated command takes effect once. */
export function receiptIdOf(caller: Caller | null, { idempotencyKey }: CallContext): string | null {
  return caller && idempotencyKey ? `${caller.user.id}:${idempotencyKey}` : null;
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

/** Identifies the input of a command, so that it can be compared with an earlier call's under its key. */
export function inputDigestOf(
  input: unknown,
  key: string | null,
  { hasSecretInput }: { hasSecretInput?: true },
): Promise<string> {
  return hasSecretInput ? secretDigestOf(input, key) : digestOf(input);
}

/**
 * The answer that an earlier call with this key stored, if the caller still has access. A key
 * belongs to one operation with one input.
 */
export async function repeat<Input, Output, Subject extends object, Prepared>(
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
