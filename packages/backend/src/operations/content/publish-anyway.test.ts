import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { platformLimits } from '@brandroom/domain/content/limits';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { publishDue } from '../../periodic/publish-due';
import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { contentIdOf, emailOf, later, post, testWorld } from '../../testing/test-world';
import { toStored } from './stored-content';

const tooLong = 'a'.repeat(platformLimits.x.characters + 1);
const item: ContentItem = post('approved', {
  type: 'social',
  platform: 'x',
  body: tooLong,
});
const step = { id: contentIdOf('approved'), version: 1 };
const reason = 'This item exceeds a limit of its channel.';
const refusal = { code: 'invalid', data: { fields: [{ path: 'body', message: reason }] } };

let store: Store;
let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  manager = await backend.as(emailOf('manager'));
  await store.write((transaction) => transaction.put('content', toStored(item)));
});
afterEach(() => backend.close());

it('refuses to publish or schedule over a limit, and changes nothing', async () => {
  expect(await refusalOf(manager.content.publish(step))).toMatchObject(refusal);
  const schedule = manager.content.schedule({ ...step, scheduledFor: later });
  expect(await refusalOf(schedule)).toMatchObject(refusal);
  expect(await manager.content.get({ id: step.id })).toMatchObject({ status: 'approved' });
});

it('publishes it anyway for a person with the right, and the history says so', async () => {
  const editor = await backend.as(emailOf('editor'));
  const forbidden = editor.content.publish({ ...step, anyway: true });
  expect(await refusalOf(forbidden)).toMatchObject({ code: 'forbidden' });
  expect(await manager.content.publish({ ...step, anyway: true })).toMatchObject({
    status: 'published',
  });
  const [last] = await manager.content.history({ id: step.id });
  expect(last).toMatchObject({ action: 'publish', event: { exceedsLimits: true, anyway: true } });
});

it('publishes an item at its time that was scheduled anyway', async () => {
  await manager.content.schedule({ ...step, scheduledFor: later, anyway: true });
  backend.env.setNow(later);
  await publishDue(backend.running, store);
  expect(await (await backend.as(emailOf('manager'))).content.get({ id: step.id })).toMatchObject({
    status: 'published',
  });
});

it('stores no consent for an item within its limits', async () => {
  await store.write((transaction) =>
    transaction.put('content', toStored({ ...item, body: 'Short.' })),
  );
  await manager.content.publish({ ...step, anyway: true });
  const [last] = await manager.content.history({ id: step.id });
  expect(last?.event).not.toHaveProperty('anyway');
});
