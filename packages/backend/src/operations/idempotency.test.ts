import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import type { Store } from '../store/store';
import { operationRows } from '../testing/operation-rows/operation-rows';
import { storedState } from '../testing/stored-state';
import { testBackend } from '../testing/test-backend';
import type { Person } from '../testing/test-world';
import { emailOf, testWorld, userIdOf } from '../testing/test-world';

/** Every call of this client carries a key: that of the test, with the operation's name. */
function withKeys(client: WorkspaceClient, key: string): WorkspaceClient {
  const keyed = (target: object, path: string): object =>
    new Proxy(target, {
      get: (_, name) => keyed(Reflect.get(target, name) as object, `${path}.${String(name)}`),
      apply: (_, __, [input, options]: [unknown, object | undefined]) =>
        Reflect.apply(target as (...all: unknown[]) => unknown, undefined, [
          input,
          { ...options, context: { idempotencyKey: `${key}${path}` } },
        ]),
    });
  return keyed(client, '') as WorkspaceClient;
}

async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { answer: await call };
  } catch (error) {
    return { refusal: error instanceof ORPCError ? error.code : error };
  }
}

async function withdraw(store: Store, person: Person): Promise<void> {
  await store.write(async (transaction) => {
    const user = await transaction.get('users', userIdOf(person));
    if (user) await transaction.put('users', { ...user, role: 'member', brandAccess: [] });
  });
}

async function archive(store: Store): Promise<void> {
  await store.write(async (transaction) => {
    for (const brand of await transaction.all('brands')) {
      await transaction.put('brands', { ...brand, archivedAt: '2026-03-02T10:00:00.000Z' });
    }
  });
}

/** The operations that answer with a token, which is sent once. */
const tokenOperations = new Set(['auth.signIn', 'auth.register', 'team.viewAs']);

const people: readonly Person[] = ['admin', 'manager', 'editor', 'custom', 'viewer'];
const calls = operationRows
  .filter(({ operation }) => !tokenOperations.has(operation))
  .flatMap((row) =>
    people
      .filter((person) => row.expected[person] === 'ok')
      .map((person) => ({
        ...row,
        person,
        name: `${row.operation}${row.on ? ` on ${row.on}` : ''} by ${person}`,
      })),
  );

async function carriedOut(person: Person, call: (client: WorkspaceClient) => Promise<unknown>) {
  const store = await testWorld();
  const backend = testBackend({ store });
  const client = withKeys(await backend.as(emailOf(person)), 'key');
  const first = await outcomeOf(call(client));
  return { store, backend, client, first };
}

describe('a call whose answer was lost and that is sent again under its key', () => {
  it.each(calls)('has its effect once: $name', async ({ call, person, operation }) => {
    const { store, backend, client, first } = await carriedOut(person, call);
    const after = await storedState(store);
    const again = await outcomeOf(call(client));
    expect(again).toHaveProperty('answer');
    expect(await storedState(store)).toEqual(after);
    // A share link's address is sent once.
    if (operation !== 'shares.create') expect(again).toEqual(first);
    backend.close();
  });

  it.each(
    [
      { change: 'access was withdrawn', make: withdraw },
      { change: 'the brand was archived', make: archive },
    ].flatMap((change) => calls.map((call) => ({ ...call, ...change }))),
  )(
    'is refused like a new call once $change: $name',
    async ({ call, person, operation, change, make }) => {
      const { store, backend, client } = await carriedOut(person, call);
      await make(store, person);
      const after = await storedState(store);
      const fresh = testBackend({ store: await testWorld() });
      const stranger = await fresh.as(emailOf(person));
      await make(fresh.store, person);
      const asNew = await outcomeOf(call(stranger));
      const again = await outcomeOf(call(client));
      // This command archived the brand itself.
      const isItsEffect = operation === 'brands.archive' && change === 'the brand was archived';
      if ('refusal' in (asNew as object) && !isItsEffect) expect(again).toEqual(asNew);
      expect(await storedState(store)).toEqual(after);
      fresh.close();
      backend.close();
    },
  );
});
