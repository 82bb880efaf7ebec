import { operationNames } from '@brandroom/domain/contract/operation-names.gen';

import { failureRows } from './failures/all-rows';
import { playAll } from './failures/failure-row';
import { watchBackend } from './support/faults';
import { opened } from './support/people';
import { expect, test } from './support/test';

test('every operation has a failing row', () => {
  const failing = new Set(
    Object.values(failureRows).flatMap((rows) => rows.map(({ operation }) => operation)),
  );
  expect(operationNames.filter((name) => !failing.has(name))).toEqual([]);
});

for (const [name, rows] of Object.entries(failureRows)) {
  test(
    `${name}: each failure is shown, and a retry works`,
    { tag: '@verify' },
    async ({ context }) => {
      test.setTimeout(30_000 * rows.length);
      await watchBackend(context);
      await playAll(await opened(context, 'admin'), rows);
    },
  );
}
