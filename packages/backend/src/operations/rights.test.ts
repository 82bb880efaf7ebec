import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { contract } from '@brandroom/domain/contract/contract';

import { callers, operationRows } from '../testing/operation-rows';
import { storedState } from '../testing/stored-state';
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
    const before = await storedState(store);

    expect(await outcomeOf(call(client))).toBe(outcome);

    // Who is refused has changed nothing.
    if (outcome !== 'ok') expect(await storedState(store)).toEqual(before);
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
