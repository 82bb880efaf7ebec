import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { contentIdOf, emailOf, later, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let manager: WorkspaceClient;
let admin: WorkspaceClient;
const waiting = { id: contentIdOf('pending'), version: 1 };

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

it.each(['approve', 'reject'] as const)('after %s an item is pending again', async (decision) => {
  const before = await manager.content.get({ id: waiting.id });
  const { id, version } = await manager.content[decision]({ ...waiting, note: 'Lovely.' });
  const back = await manager.content.undoDecision({ id, version });
  const { updatedAt, updatedBy } = back;
  expect(back).toEqual({ ...before, version: version + 1, updatedAt, updatedBy });
  const [last] = await manager.content.history({ id });
  expect(last).toMatchObject({ action: 'takeBack', to: 'pending' });
});

it("refuses to take back someone else's decision, or one that is not the last change", async () => {
  const { id, version } = await manager.content.approve(waiting);
  const notYours =
    'You can undo only your own decision, and only if it was the item’s last change.';
  expect(await refusalOf(admin.content.undoDecision({ id, version }))).toMatchObject({
    code: 'conflict',
    message: notYours,
  });
  const scheduled = await manager.content.schedule({ id, version, scheduledFor: later });
  expect(await refusalOf(manager.content.undoDecision({ id, version }))).toMatchObject({
    code: 'conflict',
  });
  const stored = { id, version: scheduled.version };
  expect(await refusalOf(manager.content.undoDecision(stored))).toMatchObject({
    code: 'conflict',
    message:
      'This item is scheduled; only an item that is approved or rejected can be sent back for a decision.',
  });
});
