import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeTopics } from '@brandroom/domain/contract/changes.contract';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import type { Store } from '../../store/store';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  fileId,
  otherBrandId,
  testWorld,
  userIdOf,
} from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;
let outsider: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
  outsider = await backend.as(emailOf('outsider'));
});
afterEach(() => backend.close());

const rename = () => editor.files.update({ id: fileId, patch: { name: 'renamed.png' } });

describe('watching changes', () => {
  it('sends the topic, the brand and the actor of a change, without its content', async () => {
    const changes = await editor.changes.watch();
    await rename();
    const { value } = await changes.next();
    expect(value).toEqual({
      seq: expect.any(Number),
      topics: ['files'],
      brandId,
      actor: userIdOf('editor'),
    });
  });

  it('misses nothing from the answer on, and keeps the order', async () => {
    const changes = await editor.changes.watch();
    for (let i = 0; i < 5; i += 1) await rename();
    const seqs: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { done, value } = await changes.next();
      if (!done) seqs.push(value.seq);
    }
    const [first = 0] = seqs;
    expect(seqs).toEqual([0, 1, 2, 3, 4].map((i) => first + i));
  });

  it('sends only the sequence number for a brand without access', async () => {
    const changes = await outsider.changes.watch();
    await rename();
    const { value } = await changes.next();
    expect(value).toEqual({ seq: expect.any(Number), topics: [], brandId: null, actor: null });
  });

  it('names no other actor in changes without a brand', async () => {
    const changes = await outsider.changes.watch();
    await editor.auth.updateUser({ name: 'Renamed' });
    expect((await changes.next()).value).toMatchObject({ brandId: null, actor: null });
    await outsider.auth.updateUser({ name: 'Renamed as well' });
    expect((await changes.next()).value).toMatchObject({ actor: userIdOf('outsider') });
  });

  it('stops sending details of a brand when access is withdrawn', async () => {
    const changes = await editor.changes.watch();
    const manager = await backend.as(emailOf('manager'));
    await store.write(async (transaction) => {
      const user = await transaction.get('users', userIdOf('editor'));
      if (user) await transaction.put('users', { ...user, brandAccess: [] });
    });
    await manager.content.approve({ id: contentIdOf('pending'), version: 1 });
    const { value } = await changes.next();
    expect(value).toMatchObject({ topics: [], brandId: null });
  });

  it('sends details of every brand to an admin', async () => {
    const admin = await backend.as(emailOf('admin'));
    const changes = await admin.changes.watch();
    await admin.brands.update({ id: otherBrandId, patch: { description: 'Changed' } });
    expect((await changes.next()).value).toMatchObject({
      topics: ['brands'],
      brandId: otherBrandId,
    });
  });

  it('reports missed changes after a reconnect, and only then', async () => {
    const before = await editor.changes.watch();
    await rename();
    const heard = await before.next();
    const after = heard.done ? 0 : heard.value.seq;
    await rename();
    const missed = await editor.changes.watch({ after });
    expect((await missed.next()).value).toEqual({
      seq: after + 1,
      topics: [...changeTopics],
      brandId: null,
      actor: null,
    });
    const nothingMissed = await editor.changes.watch({ after: after + 1 });
    await rename();
    expect((await nothingMissed.next()).value).toEqual({
      seq: after + 2,
      topics: ['files'],
      brandId,
      actor: userIdOf('editor'),
    });
  });

  it('treats a workspace with a lower sequence number as another one', async () => {
    const changes = await editor.changes.watch({ after: 1000 });
    expect((await changes.next()).value).toMatchObject({ topics: [...changeTopics] });
  });

  it('ends when the session ends', async () => {
    const changes = await editor.changes.watch();
    await editor.auth.signOut();
    expect(await changes.next()).toMatchObject({ done: true });
  });

  it('ends when the listener goes', async () => {
    const changes = await editor.changes.watch();
    await changes.return(undefined);
    await rename();
    expect(await changes.next()).toMatchObject({ done: true });
  });
});
