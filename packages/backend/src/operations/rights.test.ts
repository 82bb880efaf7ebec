import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { contract } from '@brandroom/domain/contract/contract';

import { callers, operationRows } from '../testing/operation-rows';
import { testBackend } from '../testing/test-backend';
import { emailOf, testWorld } from '../testing/test-world';

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    return error instanceof ORPCError ? String(error.code) : String(error);
  }
}

async function stateOf(store: Awaited<ReturnType<typeof testWorld>>): Promise<unknown> {
  return store.read(async (transaction) => ({
    agency: await transaction.all('agency'),
    brands: await transaction.all('brands'),
    chatConnections: await transaction.all('chatConnections'),
    socialConnections: await transaction.all('socialConnections'),
    campaigns: await transaction.all('campaigns'),
    colors: await transaction.all('colors'),
    content: await transaction.all('content'),
    files: await transaction.all('files'),
    generatedImages: await transaction.all('generatedImages'),
    guidelines: await transaction.all('guidelines'),
    logos: await transaction.all('logos'),
    savedViews: await transaction.all('savedViews'),
    shares: await transaction.all('shares'),
    trash: await transaction.all('trash'),
    invitations: await transaction.all('invitations'),
    users: await transaction.all('users'),
    wordPress: await transaction.all('wordPress'),
    messages: await transaction.all('messages'),
    rules: await transaction.all('rules'),
    typography: await transaction.all('typography'),
    voiceTones: await transaction.all('voiceTones'),
    orders: await transaction.all('orders'),
  }));
}

const cases = operationRows.flatMap((row) =>
  callers.map((caller) => ({
    ...row,
    caller,
    outcome: row.expected[caller],
    name: `${row.operation}${row.on ? ` on ${row.on}` : ''} by ${caller}`,
  })),
);

describe('rights of every operation', () => {
  it.each(cases)('$name: $outcome', async ({ call, caller, outcome }) => {
    const store = await testWorld();
    const backend = testBackend({ store });
    const client = caller === 'nobody' ? backend.stranger() : await backend.as(emailOf(caller));
    const before = await stateOf(store);

    expect(await outcomeOf(call(client))).toBe(outcome);

    // Who is refused has changed nothing.
    if (outcome !== 'ok') expect(await stateOf(store)).toEqual(before);
    backend.close();
  });

  it('are written down for every operation of the contract', () => {
    const operations = Object.entries(contract).flatMap(([area, entries]) =>
      Object.keys(entries).map((name) => `${area}.${name}`),
    );
    expect([...new Set(operationRows.map(({ operation }) => operation))].toSorted()).toEqual(
      operations.toSorted(),
    );
  });
});
