import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  grantCustom,
  later,
  testWorld,
} from '../../testing/test-world';
import { watchedStore } from '../../testing/watched-store';

const from = '2026-03-01T00:00:00.000Z';
const hour = 3_600_000;
let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const summary = (client: WorkspaceClient, until = later) =>
  client.content.workflowSummary({ brandId, from, until });

it('counts items, moves and stays of the period, and names the oldest waiting item', async () => {
  const editor = await backend.as(emailOf('editor'));
  await editor.content.submit({ id: contentIdOf('draft'), version: 1 });
  backend.env.setNow('2026-03-02T12:00:00.000Z');
  await manager.content.approve({ id: contentIdOf('draft'), version: 2 });

  const { statuses, moves } = await summary(manager);
  expect(statuses.map(({ status, items }) => [status, items])).toEqual([
    ['draft', 0],
    ['pending', 1],
    ['approved', 2],
    ['rejected', 1],
    ['scheduled', 1],
    ['published', 1],
  ]);
  expect(moves).toEqual([
    { from: 'draft', to: 'pending', count: 1 },
    { from: 'pending', to: 'approved', count: 1 },
  ]);
  expect(statuses.find(({ status }) => status === 'pending')).toMatchObject({
    stays: 1,
    median: 2 * hour,
    p90: 2 * hour,
    oldest: { id: contentIdOf('pending'), title: 'A pending post' },
  });
  expect((await summary(manager, '2026-03-02T11:00:00.000Z')).moves).toHaveLength(1);
});

it('counts the items, moves and stays of one type, if asked', async () => {
  const editor = await backend.as(emailOf('editor'));
  await editor.content.submit({ id: contentIdOf('draft'), version: 1 });
  const of = (type?: ContentType) =>
    manager.content.workflowSummary({ brandId, from, until: later, type });
  const { steps, ...all } = await of();
  // All samples are social posts.
  expect(await of('social')).toMatchObject(all);
  const { statuses, moves, ...others } = await of('email');
  expect(others).toEqual({ steps });
  expect(moves).toEqual([]);
  expect(statuses.map(({ items, stays, oldest }) => [items, stays, oldest])).toEqual(
    Array.from({ length: 6 }, () => [0, 0, null]),
  );
});

it('takes changes from the items, or from the histories of items from before they were kept', async () => {
  const editor = await backend.as(emailOf('editor'));
  await editor.content.submit({ id: contentIdOf('draft'), version: 1 });
  backend.env.setNow('2026-03-02T12:00:00.000Z');
  await manager.content.approve({ id: contentIdOf('draft'), version: 2 });
  const expected = await summary(manager);

  const { store } = backend;
  const item = await store.read((transaction) => transaction.get('content', contentIdOf('draft')));
  if (!item) throw new Error('The item is stored.');
  const { statusLines, ...older } = item;
  expect(statusLines).toHaveLength(3);
  await store.write((transaction) => transaction.put('content', older));
  expect(await summary(manager)).toEqual(expected);

  await store.write(async (transaction) => {
    await transaction.put('content', item);
    for (const { id } of await transaction.list('history', 'byContent', { equals: [item.id] }))
      await transaction.delete('history', id);
  });
  expect(await summary(manager)).toEqual(expected);
});

it.each(['manager', 'viewer'] as const)('lists no whole items for a %s', async (person) => {
  const listed: string[] = [];
  const store = watchedStore(await testWorld(), (collection) => listed.push(collection));
  const noted = testBackend({ store });
  const client = await noted.as(emailOf(person));
  listed.length = 0;
  const { statuses } = await summary(client);
  expect(statuses.filter(({ oldest }) => oldest)).toHaveLength(person === 'manager' ? 6 : 2);
  expect(new Set(listed)).toEqual(new Set(['contentMoves']));
  noted.close();
});

it('says who can take each step, by name for those who see the team', async () => {
  await grantCustom(backend.store, 'social.view', 'social.approve');
  const { steps } = await summary(manager);
  const approve = steps.find(({ label }) => label === 'Approve');
  expect(approve).toMatchObject({ from: 'pending', to: 'approved', count: 3 });
  expect(approve?.people?.map(({ name, types }) => [name, types])).toEqual([
    ['admin', ['social', 'email', 'blog']],
    ['custom', ['social']],
    ['manager', ['social', 'email', 'blog']],
  ]);

  const custom = await backend.as(emailOf('custom'));
  const seen = await summary(custom);
  expect(seen.steps.find(({ label }) => label === 'Approve')).toMatchObject({
    count: 3,
    people: null,
  });
});

it('names the item that has had a status longest, not the one that was made first', async () => {
  const pendingSince = async () =>
    (await summary(manager)).statuses.find(({ status }) => status === 'pending')?.oldest;
  const before = await pendingSince();
  const editor = await backend.as(emailOf('editor'));
  // Made with the others, and submitted after them.
  backend.env.setNow('2026-03-02T12:00:00.000Z');
  await editor.content.submit({ id: contentIdOf('draft'), version: 1 });
  expect(await pendingSince()).toEqual(before);
  await manager.content.reject({ id: contentIdOf('pending'), version: 1, note: '' });
  expect(await pendingSince()).toMatchObject({
    id: contentIdOf('draft'),
    since: '2026-03-02T12:00:00.000Z',
  });
});

it('counts nothing of what the person cannot see', async () => {
  const viewer = await backend.as(emailOf('viewer'));
  const { statuses, steps } = await summary(viewer);
  expect(statuses.filter(({ items }) => items > 0).map(({ status }) => status)).toEqual([
    'approved',
    'published',
  ]);
  expect(statuses.filter(({ oldest }) => oldest).map(({ status }) => status)).toEqual([
    'approved',
    'published',
  ]);
  expect(new Set(steps.map((step) => step.from))).toEqual(new Set(['approved']));

  await grantCustom(backend.store);
  const blind = await summary(await backend.as(emailOf('custom')));
  expect(
    blind.statuses.every(
      ({ items, stays, oldest }) => items === 0 && stays === 0 && oldest === null,
    ),
  ).toBe(true);
  expect([blind.moves, blind.steps]).toEqual([[], []]);
});

it('refuses a period that ends before it begins', async () => {
  const asked = manager.content.workflowSummary({ brandId, from: later, until: from });
  expect(await refusalOf(asked)).toMatchObject({ code: 'invalid' });
});
