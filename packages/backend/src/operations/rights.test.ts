import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { contract } from '@brandroom/domain/contract/contract';

import { flagIn } from '@brandroom/domain/rights/can';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { flagRights } from '@brandroom/domain/rights/flags';
import { presets } from '@brandroom/domain/rights/presets';

import type { OperationRow } from '../testing/operation-rows/operation-row';
import { callers } from '../testing/operation-rows/operation-row';
import { operationRows } from '../testing/operation-rows/operation-rows';
import { storedState } from '../testing/stored-state';
import { testBackend } from '../testing/test-backend';
import { emailOf, grantCustom, testWorld } from '../testing/test-world';

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    return error instanceof ORPCError ? String(error.code) : String(error);
  }
}

const nameOf = ({ operation, on }: OperationRow) => `${operation}${on ? ` on ${on}` : ''}`;

const cases = operationRows.flatMap((row) =>
  callers.map((caller) => ({
    ...row,
    caller,
    outcome: row.expected[caller],
    name: `${nameOf(row)} by ${caller}`,
  })),
);

/** Calls that not even a session is needed for depend on no flag. */
const signedInRows = operationRows.filter(({ expected }) => expected.nobody !== 'ok');

/** Returns whether these flags allow a call, by its row. */
function isNamed(row: OperationRow, flags: readonly FlagRight[]): boolean {
  if (!row.flags) return row.expected.viewer === 'ok';
  return row.flags.some((needed) => needed.every((flag) => flags.includes(flag)));
}

/** Each set of several flags that a row needs, once, by its name. */
const neededTogether = new Map(
  operationRows
    .flatMap(({ flags = [] }) => flags)
    .filter((flags) => flags.length > 1)
    .map((flags) => [flags.join(' and '), flags]),
);

const viewerFlags = flagRights
  .map(({ right }) => right)
  .filter((right) => flagIn(presets.viewer, right));

/** Each flag alone and added to a viewer's flags, and each set of flags that a call needs. */
const grants: readonly { name: string; flags: readonly FlagRight[] }[] = [
  ...flagRights.map(({ right }) => ({ name: `${right} alone`, flags: [right] })),
  ...flagRights
    .filter(({ right }) => !viewerFlags.includes(right))
    .map(({ right }) => ({ name: `a viewer with ${right}`, flags: [...viewerFlags, right] })),
  ...[...neededTogether].map(([name, flags]) => ({ name: `${name} alone`, flags })),
];

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

  it('are listed for every operation of the contract', () => {
    const operations = Object.entries(contract).flatMap(([area, entries]) =>
      Object.keys(entries).map((name) => `${area}.${name}`),
    );
    expect([...new Set(operationRows.map(({ operation }) => operation))].toSorted()).toEqual(
      operations.toSorted(),
    );
  });
});

/** A client of the person with custom permissions, who has these flags and no others. */
async function worldWith(flags: readonly FlagRight[]) {
  const store = await testWorld();
  await grantCustom(store, ...flags);
  const backend = testBackend({ store });
  const client = await backend.as(emailOf('custom'));
  const commands = () =>
    store.read(async (transaction) => {
      const entries = await transaction.all('audit');
      return entries.filter(({ outcome }) => outcome === 'done').length;
    });
  const before = await commands();
  return { client, isChanged: async () => (await commands()) > before, close: backend.close };
}

/** The calls that a viewer with these flags and no others may make. */
async function allowedWith(flags: readonly FlagRight[]): Promise<string[]> {
  const allowed: string[] = [];
  let world = await worldWith(flags);
  for (const row of signedInRows) {
    if ((await outcomeOf(row.call(world.client))) === 'ok') allowed.push(nameOf(row));
    if (await world.isChanged()) {
      world.close();
      world = await worldWith(flags);
    }
  }
  world.close();
  return allowed;
}

describe('flags of the permission matrix', () => {
  it.each(grants)('$name: exactly the calls that it names', async ({ flags }) => {
    expect(await allowedWith(flags)).toEqual(
      signedInRows.filter((row) => isNamed(row, flags)).map(nameOf),
    );
  });
});
