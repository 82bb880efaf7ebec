import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '@brandroom/backend/store/store';
import { droppedFile, pngBytes } from '@brandroom/backend/testing/file-bytes';
import { drain, refusalOf } from '@brandroom/backend/testing/outcome';
import {
  countContent,
  draft,
  newPost,
  pending,
  postWorld,
  storedContent,
} from '@brandroom/backend/testing/post-world';
import { testEnv } from '@brandroom/backend/testing/test-env';
import { brandId, emailOf, fileId } from '@brandroom/backend/testing/test-world';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentId } from '@brandroom/domain/id.schema';

import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';

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

describe('the simulation', () => {
  it('fails the operations that it names, before they do anything', async () => {
    backend.simulate({ fail: ['content.approve'] });
    expect(await refusalOf(manager.content.approve(pending))).toMatchObject({ code: 'failed' });
    expect((await stored(pending.id))?.status).toBe('pending');
    expect(await manager.content.reject(pending)).toMatchObject({ status: 'rejected' });
  });

  it('fails an operation once that is marked so, and once more after the settings changed', async () => {
    const fail = ['content.approve!once'];
    backend.simulate({ fail });
    expect(await refusalOf(manager.content.approve(pending))).toMatchObject({ code: 'failed' });
    expect(await manager.content.approve(pending)).toMatchObject({ status: 'approved' });
    backend.simulate({ fail });
    expect(await refusalOf(manager.content.approve(pending))).toMatchObject({ code: 'failed' });
  });

  it('loses the answer of a named operation, and the command sent again takes effect once', async () => {
    const context = { idempotencyKey: 'key-1' };
    backend.simulate({ fail: ['content.create!after'] });
    expect(await refusalOf(editor.content.create(newPost, { context }))).toMatchObject({
      code: 'offline',
    });
    expect(await count()).toBe(7);
    expect(await refusalOf(editor.content.create(newPost, { context }))).toMatchObject({
      code: 'offline',
    });
    backend.simulate({});
    const answer = await editor.content.create(newPost, { context });
    expect(await stored(answer.id)).toMatchObject({ title: draft.title });
    expect(await editor.content.create(newPost, { context })).toEqual(answer);
    expect(await count()).toBe(7);
  });

  it('loses the answer of a named upload, and keeps the file', async () => {
    const context = { idempotencyKey: 'key-1' };
    const file = droppedFile('a.png', pngBytes);
    const upload = async () => drain(await editor.files.upload({ brandId, file }, { context }));
    backend.simulate({ fail: ['files.upload!after'] });
    expect(await refusalOf(upload())).toMatchObject({ code: 'offline' });
    backend.simulate({});
    const { end } = await upload();
    const { items } = await editor.files.list({ brandId });
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([end.id, fileId]));
    expect(items).toHaveLength(2);
  });

  it('loses the answer of a query', async () => {
    backend.simulate({ fail: ['content.get!after'] });
    expect(await refusalOf(editor.content.get({ id: pending.id }))).toMatchObject({
      code: 'offline',
    });
    expect(await editor.auth.me()).toMatchObject({ name: 'editor' });
  });

  it('fails an upload that it names, and stores nothing', async () => {
    backend.simulate({ fail: ['files.upload'] });
    const upload = async () =>
      drain(await editor.files.upload({ brandId, file: droppedFile('a.png', pngBytes) }));
    expect(await refusalOf(upload())).toMatchObject({ code: 'failed' });
    expect((await editor.files.list({ brandId })).total).toBe(1);
  });

  it('fails the given share of calls', async () => {
    const dice = { value: 0 };
    const env = { ...testEnv(), random: (bytes: number) => new Uint8Array(bytes).fill(dice.value) };
    const other = testBackend({ store, env });
    const client = await other.as(emailOf('editor'));
    other.simulate({ failRate: 0.2 });
    dice.value = 51;
    expect(await refusalOf(client.auth.me())).toMatchObject({ code: 'failed' });
    dice.value = 52;
    expect(await client.auth.me()).toMatchObject({ name: 'editor' });
    other.close();
  });

  it('takes every operation offline and back online', async () => {
    backend.simulate({ offline: true });
    const calls = [
      editor.auth.me(),
      editor.content.create(newPost),
      editor.shares.list({ assetId: fileId }),
      editor.changes.watch(),
    ];
    for (const call of calls) {
      expect(await refusalOf(call)).toMatchObject({ code: 'offline' });
    }
    backend.simulate({ offline: false });
    expect(await count()).toBe(6);
    expect(await editor.auth.me()).toMatchObject({ name: 'editor' });
  });
});

describe('the simulated delay', () => {
  async function waiting(latency: number) {
    const waits: number[] = [];
    const base = testEnv();
    const env = {
      ...base,
      sleep: (ms: number, signal?: AbortSignal) => {
        // The clock's tick and the opening's time limit wait for something else.
        if (ms !== 5000 && ms !== 1000) waits.push(ms);
        return base.sleep(ms, signal);
      },
    };
    const other = testBackend({ store, env, settings: { latency } });
    const client = await other.as(emailOf('manager'));
    waits.length = 0;
    return { other, client, waits };
  }

  it('is multiplied by the latency, for granted and refused calls', async () => {
    const { other, client, waits } = await waiting(1.5);
    await client.content.approve(pending);
    await refusalOf(client.content.approve(pending));
    expect(waits).toEqual([750, 750]);
    other.close();
  });

  it('is zero at latency 0', async () => {
    const { other, client, waits } = await waiting(0);
    await client.content.approve(pending);
    await drain(await client.files.upload({ brandId, file: droppedFile('a.png', pngBytes) }));
    expect(waits).toEqual([]);
    other.close();
  });

  it('of an upload runs through its progress', async () => {
    const { other, client, waits } = await waiting(1);
    await drain(await client.files.upload({ brandId, file: droppedFile('a.png', pngBytes) }));
    expect(waits).toEqual(Array.from({ length: 10 }, () => 200));
    other.close();
  });

  it('comes after the change is stored', async () => {
    const base = testEnv();
    const held: (() => void)[] = [];
    const env = {
      ...base,
      sleep: (ms: number, signal?: AbortSignal) =>
        ms === 500 ? new Promise<void>((resolve) => held.push(resolve)) : base.sleep(ms, signal),
    };
    const other = testBackend({ store, env, settings: { latency: 1 } });
    const client = await other.as(emailOf('manager'));
    const answer = client.content.approve(pending);
    await expect.poll(() => held.length).toBe(1);
    expect((await stored(pending.id))?.status).toBe('approved');
    held[0]?.();
    expect(await answer).toMatchObject({ status: 'approved' });
    other.close();
  });
});
