import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { droppedFile, pngBytes, ttfBytes } from '../../testing/file-bytes';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, secondTypographyId, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let editor: WorkspaceClient;
const id = secondTypographyId;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const attach = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  editor.typography.attachFont({ id, file: droppedFile(name, bytes) });

it('keeps the bytes of a font file and its name', async () => {
  const fontFile = { name: 'Inter.ttf', fileType: 'font/ttf', size: ttfBytes.length };
  expect(await attach('Inter.ttf', ttfBytes)).toMatchObject({ id, fontFile });
  const stored = await editor.typography.font({ id });
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(ttfBytes);
  const listed = await editor.typography.list({ brandId });
  expect(listed.find((each) => each.id === id)).toMatchObject({ fontFile });
});

it.each([
  ['Inter.woff2', ttfBytes, 'This file is TTF, not WOFF2. Export it as WOFF2 and try again.'],
  ['Inter.ttf', pngBytes, 'This file is PNG, not TTF. Export it as TTF and try again.'],
  ['Inter.png', pngBytes, 'File type must be one of .woff2, .woff, .ttf, .otf'],
])('refuses %s by its bytes', async (name, bytes, message) => {
  expect(await refusalOf(attach(name, bytes))).toMatchObject({
    code: 'invalid',
    data: { fields: [{ path: 'file', message }] },
  });
});

it('keeps the file when the font is edited, and removes it when asked', async () => {
  await attach('Inter.ttf', ttfBytes);
  const draft = { name: 'Titles', family: 'Inter', weights: ['400'], usage: 'Titles.', url: '' };
  const edited = await editor.typography.update({ id, draft });
  expect(edited.fontFile?.name).toBe('Inter.ttf');
  expect((await editor.typography.detachFont({ id })).fontFile).toBeNull();
  expect(await refusalOf(editor.typography.font({ id }))).toMatchObject({ code: 'notFound' });
});

const otherBytes = new Uint8Array([...ttfBytes, 0]);
const blobIds = async () =>
  (await backend.store.read((transaction) => transaction.all('blobs'))).map(
    ({ id: blobId, references }) => `${blobId} ${references}`,
  );

it('keeps the file that was replaced or removed, and exchanges it for the present one', async () => {
  expect(await refusalOf(editor.typography.reattachFont({ id }))).toMatchObject({
    code: 'notFound',
  });
  await attach('First.ttf', ttfBytes);
  expect(await attach('Second.ttf', otherBytes)).toMatchObject({
    fontFile: { name: 'Second.ttf' },
    previousFile: { name: 'First.ttf' },
  });
  expect(await editor.typography.reattachFont({ id })).toMatchObject({
    fontFile: { name: 'First.ttf' },
    previousFile: { name: 'Second.ttf' },
  });
  expect((await (await editor.typography.font({ id })).arrayBuffer()).byteLength).toBe(
    ttfBytes.byteLength,
  );
  await editor.typography.detachFont({ id });
  const draft = { name: 'Titles', family: 'Inter', weights: ['400'], usage: 'Titles.', url: '' };
  const edited = await editor.typography.update({ id, draft });
  expect(edited).toMatchObject({ fontFile: null, previousFile: { name: 'First.ttf' } });
  expect(await editor.typography.reattachFont({ id })).toMatchObject({
    fontFile: { name: 'First.ttf' },
    previousFile: null,
  });
});

it('stores the bytes of the present file and the previous one, and no others', async () => {
  const before = await blobIds();
  await attach('First.ttf', ttfBytes);
  const withOne = await blobIds();
  await attach('Second.ttf', otherBytes);
  expect(await blobIds()).toHaveLength(before.length + 2);
  await attach('Third.ttf', new Uint8Array([...otherBytes, 0]));
  expect(await blobIds()).toHaveLength(before.length + 2);
  await editor.typography.detachFont({ id });
  expect(await blobIds()).toHaveLength(before.length + 1);
  // An upload of the same bytes again leaves nothing to restore.
  expect((await attach('Third.ttf', new Uint8Array([...otherBytes, 0]))).previousFile).toBeNull();
  expect(await blobIds()).toHaveLength(withOne.length);
});
