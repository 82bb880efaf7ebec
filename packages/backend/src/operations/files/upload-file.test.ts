import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { FileId } from '@brandroom/domain/id.schema';

import { sha256 } from '../../digest';
import { writtenCollections } from '../../testing/written-collections';
import type { Store } from '../../store/store';
import { StoreFullError } from '../../store/store';
import { droppedFile, gifBytes, pdfBytes, svgWith } from '../../testing/file-bytes';
import { drain, refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { slowNetwork, testBackend } from '../../testing/test-backend';
import type { TestEnv } from '../../testing/test-env';
import { testEnv } from '../../testing/test-env';
import { brandId, emailOf, fileId, testWorld, userIdOf } from '../../testing/test-world';
import { unused } from '../is-named';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const draft: ContentDraft = {
  type: 'social',
  platform: 'x',
  title: 'With a picture',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
};
const email: EmailCampaignDraft = {
  name: 'Letter',
  subject: 'News',
  preheader: '',
  body: 'Words.',
  template: 'event',
};
const gif = (name = 'loop.gif') => droppedFile(name, gifBytes);

async function upload(client: WorkspaceClient, file: File, idempotencyKey?: string) {
  const options = idempotencyKey === undefined ? {} : { context: { idempotencyKey } };
  return drain(await client.files.upload({ brandId, file }, options));
}

const blobOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const id = await sha256(bytes);
  return store.read((transaction) => transaction.get('blobs', id));
};
const fileCount = () =>
  store.read((transaction) => transaction.count('files', 'byBrand', { equals: [brandId] }));

describe('an upload', () => {
  it('streams its progress from zero to all bytes, then the stored file', async () => {
    const { events, end } = await upload(editor, gif());
    const total = gifBytes.byteLength;
    expect(events[0]).toEqual({ loaded: 0, total });
    expect(events.at(-1)).toEqual({ loaded: total, total });
    expect(events.map(({ loaded }) => loaded)).toEqual(
      events.map(({ loaded }) => loaded).toSorted((a, b) => a - b),
    );
    expect(await editor.files.get({ id: end.id })).toEqual(end);
  });

  it('takes type and category from the bytes, the name made safe, the uploader from the session', async () => {
    const { end } = await upload(editor, droppedFile('../brand\u202E.PDF', pdfBytes));
    expect(end).toMatchObject({
      name: 'brand.pdf',
      fileType: 'application/pdf',
      category: 'document',
      size: pdfBytes.byteLength,
      createdBy: userIdOf('editor'),
      createdByName: 'editor',
    });
  });

  it('comes back byte for byte', async () => {
    const { end } = await upload(editor, gif());
    const file = await editor.files.download({ id: end.id });
    expect(file.name).toBe('loop.gif');
    expect(file.type).toBe('image/gif');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(gifBytes);
  });

  it('of the same bytes stores them once', async () => {
    await upload(editor, gif('one.gif'));
    await upload(editor, gif('two.gif'));
    expect(await blobOf(gifBytes)).toMatchObject({ references: 2 });
  });

  it('sent again with the same key has its effect once', async () => {
    const first = await upload(editor, gif(), 'key-1');
    const second = await upload(editor, gif(), 'key-1');
    expect(second.end).toEqual(first.end);
    expect(await fileCount()).toBe(2);
    expect(await blobOf(gifBytes)).toMatchObject({ references: 1 });
  });

  it('of another file with the same key is refused', async () => {
    await upload(editor, gif(), 'key-1');
    const other = droppedFile('loop.gif', new Uint8Array([...gifBytes, 0]));
    expect(await refusalOf(upload(editor, other, 'key-1'))).toMatchObject({
      code: 'conflict',
      data: { reason: 'reusedKey' },
    });
    expect(await fileCount()).toBe(2);
  });

  it.each([
    [
      'lies about its type',
      droppedFile('a.png', gifBytes),
      'This file is GIF, not PNG. Export it as PNG and try again.',
    ],
    [
      'is an SVG that runs something',
      droppedFile('a.svg', svgWith('<script/>')),
      'This SVG contains scripts or outside links.',
    ],
    [
      'is too large',
      droppedFile('a.gif', new Uint8Array(10_485_761)),
      'File is larger than 10485760 bytes',
    ],
  ])(
    'that %s is refused with the words for the person and stores nothing',
    async (_, file, message) => {
      expect(await refusalOf(upload(editor, file))).toMatchObject({
        code: 'invalid',
        data: { fields: [{ path: 'file', message }] },
      });
      expect(await fileCount()).toBe(1);
    },
  );

  it('is refused for want of the right before the file is judged', async () => {
    const viewer = await backend.as(emailOf('viewer'));
    const hostile = droppedFile('a.svg', svgWith('<script/>'));
    expect(await refusalOf(upload(viewer, hostile))).toMatchObject({ code: 'forbidden' });
  });

  it('without enough room reports the missing bytes and stores nothing', async () => {
    const full: Store = {
      ...store,
      write: (work) =>
        store.write(async (transaction) =>
          work({
            ...transaction,
            put: async (collection, row) => {
              if (collection === 'blobs') throw new StoreFullError('No room.');
              await transaction.put(collection, row);
            },
          }),
        ),
    };
    const cramped = testBackend({ store: full });
    const client = await cramped.as(emailOf('editor'));
    expect(await refusalOf(upload(client, gif()))).toMatchObject({
      code: 'quota',
      data: { bytes: gifBytes.byteLength },
    });
    expect(await fileCount()).toBe(1);
    cramped.close();
  });
});

describe('an upload that is given up', () => {
  let slow: TestBackend;
  let client: WorkspaceClient;
  let isHoldEnded: boolean;

  /** A world in which the network's delay lasts until the call is given up. */
  function holdingEnv(): TestEnv {
    const env = testEnv();
    return {
      ...env,
      sleep: (ms, signal) => {
        if (ms !== 200) return env.sleep(ms, signal);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            isHoldEnded = true;
            reject(signal.reason);
          });
        });
      },
    };
  }

  beforeEach(async () => {
    isHoldEnded = false;
    slow = testBackend({ store, env: holdingEnv(), network: slowNetwork });
    client = await slow.as(emailOf('editor'));
  });
  afterEach(() => slow.close());

  const stored = () => expect.poll(() => blobOf(gifBytes)).toBeDefined();
  const gone = () => expect.poll(() => blobOf(gifBytes)).toBeUndefined();

  it('leaves the stream: the file and its bytes are gone, and other tabs hear of it', async () => {
    const events = slow.running.changes.listen(undefined)[Symbol.asyncIterator]();
    const stream = await client.files.upload({ brandId, file: gif() });
    await stream.next();
    await stored();
    expect(await fileCount()).toBe(2);
    await stream.return(undefined);
    await gone();
    expect(await fileCount()).toBe(1);
    const heard = [await events.next(), await events.next()].map(({ value }) => value);
    expect(heard).toMatchObject([{ topics: ['files'] }, { topics: ['files'] }]);
  });

  it('aborts the call: the file is gone, and the same key may try again', async () => {
    const controller = new AbortController();
    const options = { signal: controller.signal, context: { idempotencyKey: 'key-1' } };
    const stream = await client.files.upload({ brandId, file: gif() }, options);
    await stream.next();
    await stored();
    controller.abort();
    await gone();

    const { end } = await upload(editor, gif(), 'key-1');
    expect(await editor.files.get({ id: end.id })).toEqual(end);
  });

  it('leaves bytes that another file names', async () => {
    await upload(editor, gif());
    const stream = await client.files.upload({ brandId, file: gif() });
    await stream.next();
    await expect.poll(() => blobOf(gifBytes)).toMatchObject({ references: 2 });
    await stream.return(undefined);
    await expect.poll(() => blobOf(gifBytes)).toMatchObject({ references: 1 });
  });

  const others = writtenCollections.filter(
    (name) => name !== 'files' && name !== 'notices' && !unused.includes(name),
  );

  it.each<[string, (id: FileId) => Promise<unknown>]>([
    ...others.map((name): [string, (id: FileId) => Promise<unknown>] => [
      `named in ${name}`,
      (id) =>
        store.write((transaction) => transaction.put(name, { id: 'any', image: id } as never)),
    ]),
    ['renamed', (id) => editor.files.update({ id, patch: { name: 'kept.gif' } })],
    ['shared', (id) => editor.shares.create({ assetId: id, isPublic: true, expiresAt: null })],
    [
      'used in an email',
      async (id) =>
        (await backend.as(emailOf('admin'))).emails.create({
          brandId,
          draft: { ...email, image: { fileId: id, alt: 'A loop' } },
        }),
    ],
    [
      'used in content',
      (id) =>
        editor.content.create({
          brandId,
          scheduledFor: null,
          draft: { ...draft, images: [{ fileId: id, alt: 'A loop' }] },
        }),
    ],
    [
      'deleted, so that it can still be restored',
      async (id) => (await backend.as(emailOf('manager'))).files.delete({ id }),
    ],
  ])('leaves a file that was %s before it was canceled', async (_, touch) => {
    const stream = await client.files.upload({ brandId, file: gif() });
    await stream.next();
    await stored();
    const { items } = await editor.files.list({ brandId });
    const id = items.find(({ name }) => name === 'loop.gif')?.id ?? fileId;
    await touch(id);
    await stream.return(undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await blobOf(gifBytes)).toBeDefined();
  });

  it('leaves what an earlier call with the same key stored', async () => {
    const first = await upload(editor, gif(), 'key-1');
    const options = { context: { idempotencyKey: 'key-1' } };
    const stream = await client.files.upload({ brandId, file: gif() }, options);
    await stream.next();
    await stream.return(undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await editor.files.get({ id: first.end.id })).toEqual(first.end);
  });

  it('by a tab that goes away keeps the file', async () => {
    const stream = await client.files.upload({ brandId, file: gif() });
    await stream.next();
    await stored();
    slow.close();
    await expect.poll(() => isHoldEnded).toBe(true);
    // By then, any cleanup that would remove the file has run.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await blobOf(gifBytes)).toBeDefined();
    expect(await fileCount()).toBe(2);
  });
});

describe('the trash', () => {
  it('keeps the bytes and takes the links along, and gives both back', async () => {
    const manager = await backend.as(emailOf('manager'));
    const before = await manager.shares.list({ assetId: fileId });
    await manager.files.delete({ id: fileId });
    expect(await refusalOf(manager.shares.list({ assetId: fileId }))).toMatchObject({
      code: 'notFound',
    });
    await manager.files.restore({ id: fileId });
    expect(await manager.shares.list({ assetId: fileId })).toEqual(before);
    const file = await manager.files.download({ id: fileId });
    expect(file.size).toBeGreaterThan(0);
  });
});
