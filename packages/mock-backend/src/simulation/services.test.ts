import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '@brandroom/backend/store/store';
import { brandId, emailOf, testWorld } from '@brandroom/backend/testing/test-world';
import type { ImageRequest } from '@brandroom/domain/content/generated-image.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

it('a text is in the words of the brand and keeps its rules', async () => {
  const texts = await editor.generation.text({
    brandId,
    request: { type: 'social', prompt: 'Our new cup!', platforms: ['linkedin', 'x'] },
  });
  expect(texts).toHaveLength(2);
  for (const { body } of texts) {
    expect(body).toContain('Made to be kept.');
    expect(body).not.toContain('!');
  }
});

it('an image is a PNG, with the same bytes for the same request', async () => {
  const request: ImageRequest = {
    prompt: 'A cup of coffee by the sea',
    style: 'minimalist',
    aspectRatio: '16:9',
  };
  const bytesOf = async () => {
    const { id } = await editor.generation.image({ brandId, request });
    const file = await editor.generation.imageFile({ id });
    return new Uint8Array(await file.arrayBuffer());
  };
  const first = await bytesOf();
  expect([...first.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  expect(await bytesOf()).toEqual(first);
});

it('a campaign that has begun has reached people', async () => {
  const [campaign] = await editor.campaigns.list({ brandId });
  expect(campaign?.metrics.reach).toBeGreaterThan(0);
});

it('a new person may view the first sample brand', async () => {
  const seeded = testBackend();
  const { user } = await seeded.stranger().auth.register({
    name: 'New',
    email: 'new@example.com',
    password: 'a password',
    acceptsTerms: true,
  });
  const admin = await seeded.as('admin@example.com');
  const [first] = await admin.brands.list();
  expect(user.brandAccess).toMatchObject([{ brandId: first?.id, role: 'viewer' }]);
  seeded.close();
});

it('a sample is drawn when its bytes are asked for', async () => {
  const seeded = testBackend();
  const admin = await seeded.as('admin@example.com');
  const [brand] = await admin.brands.list();
  if (!brand) throw new Error('No brand.');
  const { items } = await admin.files.list({ brandId: brand.id, tab: 'images' });
  const [sample] = items;
  if (!sample) throw new Error('No picture.');
  const file = await admin.files.download({ id: sample.id });
  expect([file.name, file.type, file.size]).toEqual([sample.name, sample.fileType, sample.size]);
  expect((await admin.files.preview({ id: sample.id }))?.size).toBe(sample.size);
  seeded.close();
});
