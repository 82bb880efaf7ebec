import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { FileId } from '@brandroom/domain/id.schema';

import { toStored } from '../content/stored-content';
import type { StoredFile } from '../../store/collections';
import type { Store } from '../../store/store';
import { droppedFile, pdfBytes, pngBytes } from '../../testing/file-bytes';
import { drain, refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandEmail,
  brandId,
  draftEmailId,
  emailOf,
  fileId,
  grantCustom,
  post,
  testWorld,
  userIdOf,
} from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

function row(number: number, changes: Partial<FileAsset>): StoredFile {
  return {
    id: `file_1748736000000_n${number}` as FileId,
    brandId,
    name: `file ${number}.pdf`,
    fileType: 'application/pdf',
    size: 1,
    category: 'document',
    isTemplate: false,
    createdAt: `2026-01-01T00:00:00.${String(number).padStart(3, '0')}Z`,
    createdBy: userIdOf('editor'),
    createdByName: 'editor',
    blobId: null,
    ...changes,
  };
}

async function add(...files: StoredFile[]): Promise<void> {
  await store.write(async (transaction) => {
    for (const file of files) await transaction.put('files', file);
  });
}

const namesOf = ({ items }: { items: FileAsset[] }) => items.map(({ name }) => name);

describe('the list of files', () => {
  beforeEach(() =>
    add(
      row(1, { name: 'Guide.pdf' }),
      row(2, { name: 'Letter.docx', isTemplate: true }),
      row(3, { name: 'Mark.svg', category: 'logo' }),
      row(4, { name: 'Deck.pptx', category: 'other' }),
    ),
  );

  it.each([
    ['all', ['picture.png', 'Deck.pptx', 'Mark.svg', 'Letter.docx', 'Guide.pdf']],
    ['documents', ['Letter.docx', 'Guide.pdf']],
    ['images', ['picture.png']],
    ['brandAssets', ['Mark.svg']],
    ['templates', ['Letter.docx']],
  ] as const)('shows on tab %s, newest first: %j', async (tab, names) => {
    const page = await editor.files.list({ brandId, tab });
    expect(namesOf(page)).toEqual(names);
    expect(page.total).toBe(names.length);
  });

  it('finds a part of a name in any case, within the tab', async () => {
    expect(namesOf(await editor.files.list({ brandId, text: 'GUI' }))).toEqual(['Guide.pdf']);
    expect(namesOf(await editor.files.list({ brandId, text: 'gui', tab: 'images' }))).toEqual([]);
  });

  it('comes in pages that say how many there are in all', async () => {
    const page = await editor.files.list({ brandId, offset: 1, limit: 2 });
    expect(namesOf(page)).toEqual(['Deck.pptx', 'Mark.svg']);
    expect(page.total).toBe(5);
    const filtered = await editor.files.list({ brandId, tab: 'documents', offset: 1, limit: 1 });
    expect(namesOf(filtered)).toEqual(['Guide.pdf']);
    expect(filtered.total).toBe(2);
  });

  it('refuses a page of more than 200', async () => {
    expect(await refusalOf(editor.files.list({ brandId, limit: 201 }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'limit' }] },
    });
  });
});

describe('suggested images', () => {
  const picture = { category: 'image', fileType: 'image/png' } as const;
  beforeEach(() =>
    add(
      row(1, { ...picture, name: 'Harvest.png' }),
      row(2, { ...picture, name: 'IMG 0412.png' }),
      row(3, { name: 'Harvest report.pdf' }),
    ),
  );
  const used = async (status: ContentStatus) => {
    const images = [{ fileId: row(2, {}).id, alt: 'Cherries at harvest' }];
    await store.write((transaction) =>
      transaction.put('content', toStored(post(status, { images }))),
    );
  };

  it('are pictures whose name or alt text meets the text, with why and the alt text', async () => {
    await used('published');
    const found = await editor.files.suggest({ brandId, text: 'We harvest cherries' });
    expect(found.map(({ file, words, alt }) => [file.name, words, alt])).toEqual([
      ['IMG 0412.png', ['cherries', 'harvest'], 'Cherries at harvest'],
      ['Harvest.png', ['harvest'], ''],
    ]);
  });

  it('say nothing of content that the caller does not see', async () => {
    await used('draft');
    const viewer = await backend.as(emailOf('viewer'));
    const found = await viewer.files.suggest({ brandId, text: 'Harvest' });
    expect(found.map(({ file }) => file.name)).toEqual(['Harvest.png']);
  });
});

describe('a preview', () => {
  it('of a picture is the picture', async () => {
    const preview = await editor.files.preview({ id: fileId });
    expect(preview?.type).toBe('image/png');
    expect(new Uint8Array((await preview?.arrayBuffer()) ?? [])).toEqual(pngBytes);
  });

  it('of a PDF is the PDF', async () => {
    const upload = await editor.files.upload({ brandId, file: droppedFile('a.pdf', pdfBytes) });
    const { end } = await drain(upload);
    expect((await editor.files.preview({ id: end.id }))?.type).toBe('application/pdf');
  });

  it('of a presentation is nothing', async () => {
    const deck = row(1, { fileType: 'application/vnd.ms-powerpoint' });
    await add(deck);
    expect(await editor.files.preview({ id: deck.id })).toBeNull();
  });
});

it('a file without stored bytes comes with those that the services have of it', async () => {
  const unstored = row(1, { name: 'unstored.txt', fileType: 'text/plain' });
  await add(unstored);
  const file = await editor.files.download({ id: unstored.id });
  expect([file.name, file.type, await file.text()]).toEqual([
    'unstored.txt',
    'text/plain',
    'unstored.txt',
  ]);
});

it('missing bytes are reported, and the file stays listed', async () => {
  await add({ ...row(1, {}), blobId: 'gone' });
  expect(await refusalOf(editor.files.download({ id: row(1, {}).id }))).toMatchObject({
    code: 'failed',
    message: 'The bytes of this file are damaged.',
  });
  expect((await editor.files.list({ brandId })).total).toBe(2);
});

describe('the use of a file', () => {
  const images = [{ fileId, alt: '' }];

  beforeEach(() =>
    store.write(async (transaction) => {
      for (const status of ['draft', 'published'] as const) {
        await transaction.put('content', toStored(post(status, { images })));
      }
    }),
  );

  it('is the content that shows it', async () => {
    const used = await editor.files.usage({ id: fileId });
    expect(used.map(({ status }) => status).toSorted()).toEqual(['draft', 'published']);
  });

  it('is the emails that show it, for those who see emails', async () => {
    await store.write((transaction) =>
      transaction.put('emails', brandEmail(draftEmailId, { image: { fileId, alt: '' } })),
    );
    const used = await editor.files.usage({ id: fileId });
    expect(used.at(-1)).toEqual({
      kind: 'email',
      id: draftEmailId,
      name: 'Letter',
      status: 'draft',
    });
    await grantCustom(store, 'files.view');
    const custom = await backend.as(emailOf('custom'));
    const seen = await custom.files.usage({ id: fileId });
    expect(seen.map(({ kind }) => kind)).not.toContain('email');
  });

  it('names only items that the person can see', async () => {
    const viewer = await backend.as(emailOf('viewer'));
    const used = await viewer.files.usage({ id: fileId });
    expect(used.map(({ status }) => status)).toEqual(['published']);
  });
});

describe('changing a file', () => {
  it('keeps the extension that fits its type, and the name safe', async () => {
    const updated = await editor.files.update({ id: fileId, patch: { name: 'a/b\u202E.exe' } });
    expect(updated.name).toBe('ab.exe.png');
  });

  it('keeps the extension of a type that cannot be uploaded', async () => {
    const notes = row(1, { name: 'notes.txt', fileType: 'text/plain' });
    await add(notes);
    const updated = await editor.files.update({ id: notes.id, patch: { name: 'tool.exe' } });
    expect(updated.name).toBe('tool.exe.txt');
  });

  it('makes a document a template, and no template of anything else', async () => {
    await add(row(1, {}));
    const { id } = row(1, {});
    const marked = await editor.files.update({ id, patch: { isTemplate: true } });
    expect(marked.isTemplate).toBe(true);
    const moved = await editor.files.update({ id, patch: { category: 'other' } });
    expect(moved.isTemplate).toBe(false);
    expect(
      await refusalOf(editor.files.update({ id: fileId, patch: { isTemplate: true } })),
    ).toMatchObject({ code: 'invalid', data: { fields: [{ path: 'patch.isTemplate' }] } });
  });
});
