import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { droppedFile, pngBytes, svgText } from '../../testing/file-bytes';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, fileId, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const drawing = () => droppedFile('redrawn.svg', svgText);

describe('a replaced file', () => {
  it('keeps its id and its name, and what it held before in its history', async () => {
    const before = await editor.files.get({ id: fileId });
    const replaced = await editor.files.replace({ id: fileId, file: drawing() });
    const name = before.name.replace(/\.\w+$/u, '.svg');
    expect(replaced).toEqual({
      ...before,
      name,
      fileType: 'image/svg+xml',
      size: svgText.length,
      version: 2,
    });
    expect(await (await editor.files.download({ id: fileId })).text()).toBe(svgText);
    expect(await editor.files.versions({ id: fileId })).toMatchObject([
      { version: 1, name: before.name, size: pngBytes.byteLength, replacedByName: 'editor' },
    ]);
    const old = await editor.files.download({ id: fileId, version: 1 });
    expect([old.name, old.type, old.size]).toEqual([before.name, 'image/png', pngBytes.byteLength]);
  });

  it('holds an older version again, as one of its own', async () => {
    const before = await editor.files.get({ id: fileId });
    await editor.files.replace({ id: fileId, file: drawing() });
    const restored = await editor.files.restoreVersion({ id: fileId, version: 1 });
    expect(restored).toEqual({ ...before, version: 3 });
    const versions = await editor.files.versions({ id: fileId });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await (await editor.files.preview({ id: fileId, version: 2 }))?.text()).toBe(svgText);
  });

  it('stays an image where it is one, and has no version that it never had', async () => {
    const text = droppedFile('notes.pdf', '%PDF-1.4\n%%EOF\n');
    expect(await refusalOf(editor.files.replace({ id: fileId, file: text }))).toMatchObject({
      code: 'invalid',
      data: {
        fields: [{ path: 'file', message: 'An image can only be replaced with an image.' }],
      },
    });
    const call = editor.files.restoreVersion({ id: fileId, version: 9 });
    expect(await refusalOf(call)).toMatchObject({ code: 'notFound' });
    expect(await editor.files.versions({ id: fileId })).toEqual([]);
  });
});

describe('an alt text', () => {
  it('belongs to the file: it is found by it and suggested with it', async () => {
    const alt = 'Harvest on a terraced hill';
    await editor.files.update({ id: fileId, patch: { alt: `  ${alt} ` } });
    const { items } = await editor.files.list({ brandId, text: 'terraced' });
    expect(items.map((file) => [file.id, file.alt])).toEqual([[fileId, alt]]);
    const [suggested] = await editor.files.suggest({ brandId, text: 'Our harvest' });
    expect(suggested).toMatchObject({ file: { id: fileId }, words: ['harvest'], alt });
  });
});
