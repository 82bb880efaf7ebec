import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { operationNames } from '@brandroom/domain/contract/operation-names.gen';
import { unlazy } from '@orpc/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { router } from '../router';
import type { Store } from '../store/store';
import { operationRows } from '../testing/operation-rows/operation-rows';
import { refusalOf } from '../testing/outcome';
import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';
import type { Person } from '../testing/test-world';
import { brandId, contentIdOf, emailOf, testWorld, userIdOf } from '../testing/test-world';
import { Operation } from './procedure';

let store: Store;
let backend: TestBackend;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
});
afterEach(() => backend.close());

/** A client of a viewer, and one of the view that they opened as another person. */
async function viewing(viewer: Person, member: Person, world = backend) {
  const own = await world.as(emailOf(viewer));
  const { token, user } = await own.team.viewAs({ brandId, userId: userIdOf(member) });
  return { own, view: world.withToken(token), user };
}

async function kindOf(name: string): Promise<string> {
  const [area = '', entry = ''] = name.split('.');
  const found = router[area];
  if (!found) throw new Error(`The router has no area ${area}.`);
  const { default: operations } = await unlazy(found);
  const served = operations[entry];
  const operation = served && (await unlazy(served)).default;
  if (!(operation instanceof Operation)) throw new Error(`The router has no ${name}.`);
  return operation.kind;
}

const kinds = new Map(
  await Promise.all(operationNames.map(async (name) => [name, await kindOf(name)] as const)),
);
const rowsOf = (kind: string) =>
  operationRows
    .filter(({ operation }) => kinds.get(operation as never) === kind)
    .map((row) => ({ ...row, name: `${row.operation}${row.on ? ` on ${row.on}` : ''}` }));

/** Everything that is stored but the audit and the count of changes. */
async function stateOf(): Promise<unknown> {
  const { collectionNames } = await import('../store/collections');
  return store.read(async (transaction) => {
    const kept = collectionNames.filter((name) => name !== 'audit' && name !== 'meta');
    const rows = [];
    for (const name of kept) rows.push([name, await transaction.all(name)]);
    return rows;
  });
}

/** An answer with the bytes of its files, or the code of a refusal. */
async function answerOf(call: Promise<unknown>): Promise<unknown> {
  const plain = async (value: unknown): Promise<unknown> => {
    if (value instanceof Blob) {
      const name = value instanceof File ? value.name : null;
      return { name, type: value.type, bytes: [...new Uint8Array(await value.arrayBuffer())] };
    }
    if (Array.isArray(value)) return Promise.all(value.map(plain));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, each]) => [key, await plain(each)]);
    return Object.fromEntries(await Promise.all(entries)) as unknown;
  };
  try {
    return { answer: await plain(await call) };
  } catch (error) {
    return { refusal: Reflect.get(error as object, 'code') };
  }
}

const isPrivate = new Set([
  'notifications.list',
  'notificationSettings.get',
  'notificationSettings.sent',
  'security.sessions',
]);
const endsViewing = new Set(['auth.signOut', 'team.stopViewing']);

describe('a person who views as someone else', () => {
  it.each(rowsOf('command').filter(({ operation }) => !endsViewing.has(operation)))(
    'is refused $name, and nothing changes',
    async ({ call }) => {
      const { view } = await viewing('admin', 'editor');
      const before = await stateOf();
      const refusal = await refusalOf(call(view));
      expect(refusal).toMatchObject({
        code: 'forbidden',
        message: 'You’re viewing as editor. Stop viewing to make changes.',
      });
      expect(await stateOf()).toEqual(before);
    },
  );

  it.each(rowsOf('query').filter(({ operation }) => !isPrivate.has(operation)))(
    'gets the answer that the other person gets: $name',
    async ({ call }) => {
      const member = await backend.as(emailOf('editor'));
      const { view } = await viewing('admin', 'editor');
      expect(await answerOf(call(view))).toEqual(await answerOf(call(member)));
    },
  );

  it.each(rowsOf('query').filter(({ operation }) => isPrivate.has(operation)))(
    'is refused what only the other person can see: $name',
    async ({ call }) => {
      const { view } = await viewing('admin', 'editor');
      expect(await refusalOf(call(view))).toMatchObject({
        code: 'forbidden',
        message: 'Only editor can see this.',
      });
    },
  );

  it('is named in the log for refused actions', async () => {
    const { view } = await viewing('admin', 'editor');
    await refusalOf(view.content.delete({ id: contentIdOf('draft'), version: 1 }));
    const log = await store.read((transaction) => transaction.all('audit'));
    expect(log.at(-1)).toMatchObject({
      operation: 'content.delete',
      actor: userIdOf('admin'),
      outcome: 'refused',
    });
  });

  it('is not shown as a second session, nor as the other person’s', async () => {
    const { own } = await viewing('admin', 'editor');
    const editor = await backend.as(emailOf('editor'));
    expect(await own.security.sessions()).toHaveLength(1);
    expect(await editor.security.sessions()).toHaveLength(1);
  });
});

describe('viewing as someone else is refused', () => {
  const as = (client: WorkspaceClient, person: Person) =>
    refusalOf(client.team.viewAs({ brandId, userId: userIdOf(person) }));

  it('to people who can’t manage the team, and as oneself', async () => {
    expect(await as(await backend.as(emailOf('editor')), 'viewer')).toMatchObject({
      code: 'forbidden',
    });
    expect(await as(await backend.as(emailOf('admin')), 'admin')).toMatchObject({
      code: 'conflict',
      data: { reason: 'self' },
    });
  });

  it('as someone with more rights or without access', async () => {
    const manager = await backend.as(emailOf('manager'));
    expect(await as(manager, 'admin')).toMatchObject({
      code: 'conflict',
      data: { reason: 'more' },
    });
    expect(await as(manager, 'outsider')).toMatchObject({ code: 'notFound' });
  });
});

describe('a view ends', () => {
  const isOver = async (view: WorkspaceClient) =>
    expect(await refusalOf(view.auth.me())).toMatchObject({ code: 'unauthenticated' });

  it('when it is stopped, and the own session stays open', async () => {
    const { own, view } = await viewing('admin', 'editor');
    expect((await view.auth.me()).id).toBe(userIdOf('editor'));
    await view.team.stopViewing();
    await isOver(view);
    expect((await own.auth.me()).id).toBe(userIdOf('admin'));
  });

  it('with a sign-out in either session', async () => {
    const first = await viewing('admin', 'editor');
    await first.own.auth.signOut();
    await isOver(first.view);
    const second = await viewing('admin', 'editor');
    await second.view.auth.signOut();
    await isOver(second.view);
    await isOver(second.own);
  });

  it('when either person is removed or the right is lost', async () => {
    const admin = await backend.as(emailOf('admin'));
    const first = await viewing('manager', 'editor');
    await admin.team.remove({ brandId, userId: userIdOf('editor') });
    await isOver(first.view);
    const second = await viewing('manager', 'viewer');
    const manager = await store.read((transaction) =>
      transaction.get('users', userIdOf('manager')),
    );
    if (!manager) throw new Error('There is no manager.');
    await store.write((transaction) => transaction.put('users', { ...manager, role: 'member' }));
    await isOver(second.view);
    await store.write((transaction) => transaction.put('users', manager));
    const third = await viewing('manager', 'viewer');
    await admin.team.remove({ brandId, userId: userIdOf('manager') });
    await isOver(third.view);
  });

  it('for those who listen to changes, at the next change', async () => {
    const admin = await backend.as(emailOf('admin'));
    const { view } = await viewing('manager', 'editor');
    const changes = await view.changes.watch();
    const next = changes.next();
    await admin.team.remove({ brandId, userId: userIdOf('manager') });
    expect((await next).done).toBe(true);
  });
});
