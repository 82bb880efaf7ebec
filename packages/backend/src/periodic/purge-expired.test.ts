import { afterEach, beforeEach, expect, test } from 'vitest';

import type { TestBackend } from '../testing/test-backend';
import { droppedFile, ttfBytes } from '../testing/file-bytes';
import { testBackend } from '../testing/test-backend';
import {
  brandId,
  emailOf,
  fileId,
  logoId,
  secondTypographyId,
  testWorld,
} from '../testing/test-world';
import { purgeExpired } from './purge-expired';

let backend: TestBackend;
beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
});
afterEach(() => backend.close());

test('keeps records that can still be used and deletes the rest', async () => {
  const { env, store } = backend;
  const manager = await backend.as(emailOf('manager'));
  await manager.files.delete({ id: fileId }, { context: { idempotencyKey: 'k' } });
  await store.write(async (transaction) => {
    const entry = await transaction.get('trash', fileId);
    if (!entry) throw new Error('Deleting moves to the trash.');
    await transaction.put('blobs', { id: 'bytes', blob: new Blob(['x']), references: 1 });
    await transaction.put('trash', { ...entry, row: { ...entry.row, blobId: 'bytes' } });
  });

  await purgeExpired(store, env);
  expect(await store.read((transaction) => transaction.get('trash', fileId))).toBeDefined();

  env.setNow('2026-04-10T10:00:00.000Z');
  await purgeExpired(store, env);
  await store.read(async (transaction) => {
    expect(await transaction.get('trash', fileId)).toBeUndefined();
    expect(await transaction.get('blobs', 'bytes')).toBeUndefined();
    expect(await transaction.all('sessions')).toEqual([]);
    expect(await transaction.all('receipts')).toEqual([]);
  });
});

test('releases the bytes of every version of a deleted logo', async () => {
  const { env, store } = backend;
  const manager = await backend.as(emailOf('manager'));
  const references = async () => {
    const [bytes] = await store.read((transaction) => transaction.all('blobs'));
    return bytes?.references ?? 0;
  };
  await manager.logos.delete({ id: logoId });
  const before = await references();
  const other = await store.read((transaction) => transaction.all('trash'));
  const rows = other.filter(({ id }) => id !== logoId);
  await store.write(async (transaction) => {
    for (const { id } of rows) await transaction.delete('trash', id);
    for (const font of await transaction.all('typography')) {
      await transaction.put('typography', { ...font, older: [] });
    }
  });
  env.setNow('2026-04-10T10:00:00.000Z');
  await purgeExpired(store, env);
  expect(before - (await references())).toBe(2);
});

test('keeps a removed font file for 30 days', async () => {
  const { env, store } = backend;
  const editor = await backend.as(emailOf('editor'));
  const id = secondTypographyId;
  const file = droppedFile('Inter.ttf', ttfBytes);
  await editor.typography.attachFont({ id, file });
  await editor.typography.detachFont({ id });
  const previous = async () => {
    const fonts = await editor.typography.list({ brandId });
    return fonts.find((each) => each.id === id)?.previousFile?.name;
  };
  const bytes = () => store.read(async (transaction) => (await transaction.all('blobs')).length);
  const before = await bytes();

  await purgeExpired(store, env);
  expect(await previous()).toBe('Inter.ttf');
  expect(await bytes()).toBe(before);

  env.setNow('2026-04-10T10:00:00.000Z');
  await purgeExpired(store, env);
  const [font] = await store.read(async (transaction) =>
    (await transaction.all('typography')).filter((each) => each.id === id),
  );
  expect(font).not.toHaveProperty('older');
  expect(await bytes()).toBe(before - 1);
});
