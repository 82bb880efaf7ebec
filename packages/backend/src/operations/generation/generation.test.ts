import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ImageRequest } from '@brandroom/domain/content/generated-image.schema';

import type { CollectionName } from '../../store/collections';
import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { slowNetwork, testBackend } from '../../testing/test-backend';
import type { TestEnv } from '../../testing/test-env';
import { testEnv } from '../../testing/test-env';
import type { Person } from '../../testing/test-world';
import { brandId, emailOf, imageId, testWorld, userIdOf } from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const request: ImageRequest = {
  prompt: 'A cup of coffee / by the sea, in the morning',
  style: 'minimalist',
  aspectRatio: '16:9',
};
const pictures = async () => (await editor.generation.listImages({ brandId })).map(({ id }) => id);
const blobs = () => store.read((transaction) => transaction.all('blobs'));

/** Lets one person create posts and see none of the brand's assets. */
const hideAssets = () =>
  store.write(async (transaction) => {
    const user = await transaction.get('users', userIdOf('custom'));
    const [access] = user?.brandAccess ?? [];
    if (!user || !access) throw new Error('There is no such person.');
    const { assets, content } = access.permissions;
    const hidden = { view: false, create: false, edit: false, delete: false };
    const permissions = {
      ...access.permissions,
      assets: {
        logos: { ...assets.logos, ...hidden },
        colors: { ...assets.colors, ...hidden },
        typography: hidden,
        voice: hidden,
        messaging: hidden,
      },
      content: { ...content, social: { ...content.social, view: true, create: true } },
    };
    const brandAccess = [{ ...access, permissions }];
    await transaction.put('users', { ...user, brandAccess });
  });

/** The collections that each generator reads; those in `hideable` need a right of their own. */
const generators: readonly {
  name: string;
  generate(client: WorkspaceClient): Promise<unknown>;
  hideable: readonly CollectionName[];
  always: readonly CollectionName[];
}[] = [
  {
    name: 'a text',
    generate: (client) =>
      client.generation.text({
        brandId,
        request: { type: 'social', prompt: 'News', platforms: ['x'] },
      }),
    hideable: ['voiceTones', 'messages'],
    always: ['rules'],
  },
  {
    name: 'an image',
    generate: (client) => client.generation.image({ brandId, request }),
    hideable: ['colors'],
    always: [],
  },
];

describe.each(generators)('generating $name', ({ generate, hideable, always }) => {
  /** The collections whose rows of the brand a call by this person reads. */
  async function collectionsRead(person: Person): Promise<CollectionName[]> {
    const read = new Set<CollectionName>();
    const watched: Store = {
      ...store,
      read: (work) =>
        store.read((transaction) =>
          work({
            ...transaction,
            all: (collection) => {
              read.add(collection);
              return transaction.all(collection);
            },
            list: (collection, ...rest) => {
              read.add(collection);
              return transaction.list(collection, ...rest);
            },
          }),
        ),
    };
    const world = testBackend({ store: watched });
    const client = await world.as(emailOf(person));
    read.clear();
    await generate(client);
    world.close();
    return [...read].toSorted();
  }

  it('reads what the caller can see', async () => {
    expect(await collectionsRead('editor')).toEqual([...hideable, ...always].toSorted());
  });

  it('reads nothing that the caller cannot see', async () => {
    await hideAssets();
    expect(await collectionsRead('custom')).toEqual([...always]);
  });
});

describe('generating a text', () => {
  it('answers one for each platform, from the brand’s own texts', async () => {
    const texts = await editor.generation.text({
      brandId,
      request: { type: 'social', prompt: 'Our new cup!', platforms: ['linkedin', 'x'] },
    });
    expect(texts.map((text) => text.type === 'social' && text.platform)).toEqual(['linkedin', 'x']);
    for (const { body } of texts) expect(body).toContain('Made to be kept.');
  });

  it('uses no messages and tones that the caller may not read', async () => {
    await hideAssets();
    const custom = await backend.as(emailOf('custom'));
    const [text] = await custom.generation.text({
      brandId,
      request: { type: 'social', prompt: 'News', platforms: ['x'] },
    });
    expect(text?.body).not.toContain('Made to be kept.');
  });

  it('stores nothing', async () => {
    const before = await editor.content.list({ brandId });
    await editor.generation.text({ brandId, request: { type: 'blog', prompt: 'News' } });
    expect(await editor.content.list({ brandId })).toEqual(before);
  });

  it('refuses an empty prompt, and a post for no platform', async () => {
    const call = (prompt: string, platforms: 'x'[]) =>
      refusalOf(
        editor.generation.text({ brandId, request: { type: 'social', prompt, platforms } }),
      );
    expect(await call(' ', ['x'])).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'request.prompt' }] },
    });
    expect(await call('News', [])).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'request.platforms' }] },
    });
  });
});

describe('generating an image', () => {
  it('stores a PNG, which comes first in the list under the name of its prompt', async () => {
    const image = await editor.generation.image({ brandId, request });
    expect(image).toMatchObject({ ...request, brandId, alt: '' });
    expect(await pictures()).toEqual([image.id, imageId]);
    const file = await editor.generation.imageFile({ id: image.id });
    expect([file.name, file.type]).toEqual([
      'generated-image-A cup of coffee / by the sea, .png',
      'image/png',
    ]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  });

  it('draws the same bytes for the same request, and keeps them once', async () => {
    const before = (await blobs()).length;
    await editor.generation.image({ brandId, request });
    await editor.generation.image({ brandId, request });
    expect((await blobs()).length).toBe(before + 1);
  });

  it('is undone when the person cancels before the answer', async () => {
    const slow = testBackend({ store, network: slowNetwork });
    const patient = await slow.as(emailOf('editor'));
    const changes = await patient.changes.watch();
    const kept = (await blobs()).length;
    const controller = new AbortController();
    const call = patient.generation.image({ brandId, request }, { signal: controller.signal });
    const refused = call.catch(() => 'canceled');
    // Stored first; the answer waits for the network's delay.
    expect((await changes.next()).value).toMatchObject({ topics: ['images'] });
    controller.abort();
    expect(await refused).toBe('canceled');
    expect((await changes.next()).value).toMatchObject({ topics: ['images'] });
    expect(await pictures()).toEqual([imageId]);
    expect((await blobs()).length).toBe(kept);
    await changes.return();
    slow.close();
  });
});

describe('an image that is given up after it was saved to the library', () => {
  it('stays', async () => {
    const env = testEnv();
    const untilAborted: TestEnv['sleep'] = (ms, signal) =>
      new Promise((resolve, reject) => {
        if (ms < 2000) resolve();
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const slow = testBackend({
      store,
      env: { ...env, sleep: untilAborted },
      network: slowNetwork,
    });
    const patient = await slow.as(emailOf('editor'));
    const changes = await patient.changes.watch();
    const controller = new AbortController();
    const call = patient.generation.image({ brandId, request }, { signal: controller.signal });
    const refused = call.catch(() => 'canceled');
    await changes.next();
    const [id = imageId] = await pictures();
    await editor.generation.saveImage({ id, alt: 'A cup before the sea' });
    controller.abort();
    expect(await refused).toBe('canceled');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await pictures()).toEqual([id, imageId]);
    await changes.return();
    slow.close();
  });
});

describe('a generated image', () => {
  it('is saved as a file of the library that is named safely, with its text', async () => {
    const { id } = await editor.generation.image({ brandId, request });
    const saved = await editor.generation.saveImage({ id, alt: 'A cup before the sea' });
    expect(saved.image.alt).toBe('A cup before the sea');
    expect(saved.file).toMatchObject({
      name: 'generated-image-A cup of coffee by the sea,.png',
      category: 'image',
      createdBy: userIdOf('editor'),
    });
    const [file, image] = await Promise.all([
      editor.files.download({ id: saved.file.id }),
      editor.generation.imageFile({ id }),
    ]);
    expect(await file.arrayBuffer()).toEqual(await image.arrayBuffer());
  });

  it('is not saved without an alt text', async () => {
    expect(await refusalOf(editor.generation.saveImage({ id: imageId, alt: ' ' }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'alt' }] },
    });
  });

  it('is deleted, and comes back with its bytes', async () => {
    await editor.generation.deleteImage({ id: imageId });
    expect(await pictures()).toEqual([]);
    expect(await refusalOf(editor.generation.imageFile({ id: imageId }))).toMatchObject({
      code: 'notFound',
    });
    const image = await editor.generation.restoreImage({ id: imageId });
    expect(await pictures()).toEqual([image.id]);
    expect((await editor.generation.imageFile({ id: imageId })).size).toBeGreaterThan(0);
  });
});
