import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';

import type { Store } from '../store/store';
import { refusalOf } from '../testing/outcome';
import {
  countContent,
  draft,
  newPost,
  pending,
  postWorld,
  storedContent,
} from '../testing/post-world';
import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  fileId,
  otherBrandId,
  userIdOf,
} from '../testing/test-world';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;
let manager: WorkspaceClient;

beforeEach(async () => {
  ({ store, backend, editor, manager } = await postWorld(testBackend));
});
afterEach(() => backend.close());

const stored = (id: ContentId) => storedContent(store, id);
const count = () => countContent(store);
const sessions = () => store.read((transaction) => transaction.all('sessions'));
const auditOf = (operation: string) =>
  store.read(async (transaction) =>
    (await transaction.all('audit')).filter((entry) => entry.operation === operation),
  );

/** Inputs that break the contract. */
const forged = <T>(input: T, more: Record<string, unknown>) => ({ ...input, ...more }) as T;

describe('the caller', () => {
  it('comes from the session, regardless of the input', async () => {
    const created = await editor.content.create(newPost);
    expect(created).toMatchObject({ createdBy: userIdOf('editor'), status: 'draft' });
    const approved = await manager.content.approve(pending);
    expect(approved.approvedBy).toBe(userIdOf('manager'));
  });

  it.each([
    [
      'an approver',
      () => manager.content.approve(forged(pending, { approver: userIdOf('admin') })),
      'approver',
    ],
    [
      'an author',
      () => editor.content.create(forged(newPost, { createdBy: userIdOf('admin') })),
      'createdBy',
    ],
    [
      'a status in what is written',
      () => editor.content.create({ ...newPost, draft: forged(draft, { status: 'published' }) }),
      'draft.status',
    ],
    [
      'a role in a profile',
      () => editor.auth.updateUser(forged({ name: 'Me' }, { role: 'admin' })),
      'role',
    ],
    [
      'a role at registration',
      () =>
        editor.auth.register(
          forged(
            { name: 'Me', email: 'me@world.example', password: 'x', acceptsTerms: true as const },
            { role: 'admin' },
          ),
        ),
      'role',
    ],
    [
      'another brand for a file',
      () => editor.files.update({ id: fileId, patch: forged({}, { brandId: otherBrandId }) }),
      'patch.brandId',
    ],
  ])('can’t be forged: %s is refused by its field', async (_, call, path) => {
    expect(await refusalOf(call())).toMatchObject({
      code: 'invalid',
      data: { fields: [expect.objectContaining({ path })] },
    });
  });

  it('can’t write into a brand by naming it', async () => {
    const inOther = { ...newPost, brandId: otherBrandId };
    expect(await refusalOf(editor.content.create(inOther))).toMatchObject({ code: 'notFound' });
    const unknown = { ...newPost, brandId: 'brand_1_none' as BrandId };
    expect(await refusalOf(editor.content.create(unknown))).toMatchObject({ code: 'notFound' });
  });

  it('loses a right at the next call after it was removed', async () => {
    await editor.content.get({ id: pending.id });
    await store.write(async (transaction) => {
      const user = await transaction.get('users', userIdOf('editor'));
      if (user) await transaction.put('users', { ...user, brandAccess: [] });
    });
    expect(await refusalOf(editor.content.get({ id: pending.id }))).toMatchObject({
      code: 'notFound',
    });
  });

  it('is signed out after twelve hours without a call', async () => {
    backend.env.setNow('2026-03-02T22:00:01.000Z');
    expect(await refusalOf(editor.auth.me())).toMatchObject({ code: 'unauthenticated' });
  });

  it('stays signed in by reading, and few calls write the time of the last use', async () => {
    const [before] = await sessions();
    let writes = 0;
    const counted = testBackend({
      env: backend.env,
      store: {
        ...store,
        write: (work) => {
          writes += 1;
          return store.write(work);
        },
      },
    });
    const reader = await counted.as(emailOf('viewer'));
    writes = 0;
    const read = async (at: string) => {
      backend.env.setNow(at);
      await reader.auth.me();
      await reader.content.list({ brandId });
    };
    await read('2026-03-02T10:04:00.000Z');
    expect(writes).toBe(0);
    await read('2026-03-02T21:00:00.000Z');
    await expect
      .poll(async () => (await sessions()).map(({ lastUsedAt }) => lastUsedAt))
      .toContain('2026-03-02T21:00:00.000Z');
    const written = writes;
    await read('2026-03-02T21:04:00.000Z');
    expect(writes).toBe(written);
    await read('2026-03-03T08:00:00.000Z');
    expect((await sessions()).find(({ id }) => id === before?.id)).toEqual(before);
    counted.close();
  });

  it('is in the audit, with done and refused actions', async () => {
    await refusalOf(editor.content.approve(pending));
    await manager.content.approve(pending);
    expect(await auditOf('content.approve')).toMatchObject([
      { actor: userIdOf('editor'), subject: pending.id, outcome: 'refused' },
      { actor: userIdOf('manager'), subject: pending.id, outcome: 'done' },
    ]);
  });
});

describe('an input that does not fit', () => {
  const draftWith = (more: Record<string, unknown>) =>
    editor.content.create({ ...newPost, draft: forged(draft, more) });

  it.each([
    ['a blank title', () => draftWith({ title: ' ' }), 'draft.title'],
    ['a text with U+0000', () => draftWith({ body: 'a\0b' }), 'draft.body'],
    ['half a character', () => draftWith({ body: '\uD800' }), 'draft.body'],
    ['an unknown type', () => draftWith({ type: 'fax' }), 'draft.type'],
    ['a tag of nothing', () => draftWith({ tags: ['a', ''] }), 'draft.tags.1'],
    ['a page of no rows', () => editor.content.list({ brandId, limit: 0 }), 'limit'],
    ['a page from before the start', () => editor.content.list({ brandId, offset: -1 }), 'offset'],
    ['an id of another kind', () => editor.content.get({ id: fileId }), 'id'],
    ['an id of no kind', () => editor.content.get({ id: '__proto__' }), 'id'],
    ['a moment that is none', () => editor.content.list({ brandId, from: '2026-02-30' }), 'from'],
    ['an address that is none', () => editor.auth.updateUser({ email: 'nobody' }), 'email'],
    [
      'a file that is none',
      () => editor.files.upload({ brandId, file: 'text' as unknown as File }),
      'file',
    ],
    ['nothing at all', () => editor.files.get(undefined as unknown as { id: typeof fileId }), ''],
  ])('is refused by its field: %s', async (_, call, path) => {
    const refusal = await refusalOf(call());
    expect(refusal.code).toBe('invalid');
    expect(refusal.data).toEqual({
      fields: expect.arrayContaining([{ path, message: expect.stringMatching(/./u) }]),
    });
    expect(await count()).toBe(6);
  });
});

describe('a command sent again', () => {
  const context = { idempotencyKey: 'key-1' };

  it('with the same key has its effect once and the same answer', async () => {
    const first = await editor.content.create(newPost, { context });
    expect(await editor.content.create(newPost, { context })).toEqual(first);
    expect(await count()).toBe(7);
  });

  it('with the same key and other content is refused, so that no content seems stored that is not', async () => {
    await editor.content.create(newPost, { context });
    const other = { ...newPost, draft: { ...newPost.draft, title: 'Another title' } };
    expect(await refusalOf(editor.content.create(other, { context }))).toMatchObject({
      code: 'conflict',
    });
    expect(await count()).toBe(7);
  });

  it('with a key of its own has an effect of its own', async () => {
    await editor.content.create(newPost, { context });
    await editor.content.create(newPost, { context: { idempotencyKey: 'key-2' } });
    await editor.content.create(newPost);
    expect(await count()).toBe(9);
  });

  it('shares no key with another person', async () => {
    const mine = await editor.content.create(newPost, { context });
    const theirs = await manager.content.create(newPost, { context });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('with the key of another operation is refused', async () => {
    const mine = await editor.content.create(newPost, { context });
    expect(await refusalOf(editor.content.duplicate({ id: mine.id }, { context }))).toMatchObject({
      code: 'conflict',
      data: { reason: 'reusedKey' },
    });
    expect(await count()).toBe(7);
  });

  it('can succeed after it was refused', async () => {
    await refusalOf(manager.content.approve({ ...pending, version: 9 }, { context }));
    expect(await manager.content.approve(pending, { context })).toMatchObject({
      status: 'approved',
    });
  });
});

describe('a result that could not be read again', () => {
  it('is not stored, and no part of the command with it', async () => {
    await store.write(async (transaction) => {
      const item = await transaction.get('content', pending.id);
      if (item) await transaction.put('content', { ...item, title: 'Half a character: \uD83C' });
    });
    const context = { idempotencyKey: 'key-1' };
    const refusal = await refusalOf(manager.content.approve(pending, { context }));
    expect(refusal).toMatchObject({ code: 'failed' });
    expect(await stored(pending.id)).toMatchObject({ status: 'pending', version: 1 });
    expect(await auditOf('content.approve')).toEqual([]);
    expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
  });
});

describe('a conflict', () => {
  it('carries the newer record and its changes, with the person and the time', async () => {
    const changed = { ...draft, title: 'Changed meanwhile' };
    const theirs = await manager.content.update({ ...pending, draft: changed, scheduledFor: null });
    const refusal = await refusalOf(
      editor.content.update({ ...pending, draft, scheduledFor: null }),
    );
    expect(refusal).toMatchObject({
      code: 'conflict',
      data: {
        reason: 'version',
        current: theirs,
        changedBy: 'manager',
        changedAt: theirs.updatedAt,
      },
    });
    expect(refusal.data).toHaveProperty(
      'changes',
      expect.arrayContaining([
        { field: 'title', before: 'A pending post', after: 'Changed meanwhile' },
      ]),
    );
    expect((await stored(pending.id))?.title).toBe('Changed meanwhile');
  });

  it('names the status of the item', async () => {
    const approved = { id: contentIdOf('approved'), version: 1 };
    expect(await refusalOf(manager.content.approve(approved))).toMatchObject({
      code: 'conflict',
      message: 'This item is approved; only an item that is pending can be approved.',
      data: { reason: 'status', current: { id: approved.id, status: 'approved' } },
    });
  });
});
