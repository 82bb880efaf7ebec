import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { publishDue } from '../../periodic/publish-due';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import type { Person } from '../../testing/test-world';
import {
  brandId,
  colorId,
  contentIdOf,
  emailOf,
  fileId,
  grantCustom,
  guidelineId,
  keywordGroupId,
  later,
  logoId,
  messageId,
  otherBrandId,
  post,
  printId,
  ruleId,
  runningCampaignId,
  testWorld,
  toneId,
  trashedColorId,
  userIdOf,
} from '../../testing/test-world';
import { toStored } from '../content/stored-content';

let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const find = async (client: WorkspaceClient, text: string, limit = 20) =>
  (await client.search.find({ brandId, text, limit })).map(({ id }) => id);

const posts = ['a', 'b', 'c', 'd', 'e'].map((id) => `content_1748736000000_${id}` as ContentId);

/** Five posts with these titles; the later ones are the older ones. */
async function fillPosts(...changes: readonly Parameters<typeof post>[1][]): Promise<void> {
  await backend.store.write(async (transaction) => {
    for (const [at, change] of changes.entries()) {
      const id = posts[at] ?? contentIdOf('draft');
      const updatedAt = `2026-01-0${9 - at}T09:00:00.000Z`;
      await transaction.put('content', toStored(post('draft', { id, updatedAt, ...change })));
    }
  });
}

describe('search', () => {
  it('finds every kind of record of a brand', async () => {
    const found = async (text: string) => (await manager.search.find({ brandId, text }))[0];
    expect(await found('approved post')).toEqual({
      kind: 'content',
      id: contentIdOf('approved'),
      brandId,
      name: 'A approved post',
      type: 'social',
      channel: 'linkedin',
      status: 'approved',
    });
    expect(await found('picture')).toMatchObject({ kind: 'file', id: fileId, category: 'image' });
    expect(await found('#205375')).toMatchObject({ kind: 'color', id: colorId, name: 'Ocean' });
    expect(await found('new mark')).toMatchObject({ kind: 'logo', id: logoId });
    expect(await found('headlines')).toMatchObject({ kind: 'font', family: 'Inter' });
    expect(await found('calm')).toMatchObject({ kind: 'tone', id: toneId });
    expect(await found('made kept')).toMatchObject({ kind: 'message', id: messageId });
    expect(await found('quiet')).toMatchObject({ kind: 'rule', id: ruleId });
    expect(await found('spacing')).toMatchObject({ kind: 'guideline', id: guidelineId });
    expect(await found('running')).toMatchObject({ kind: 'campaign', id: runningCampaignId });
    expect(await found('news from us')).toMatchObject({ kind: 'email', name: 'Letter' });
    expect(await found('card')).toMatchObject({ kind: 'print', id: printId });
    expect(await found('boots')).toMatchObject({ kind: 'keywords', id: keywordGroupId });
    expect(await found('editor@world')).toMatchObject({ kind: 'person', id: userIdOf('editor') });
    const admin = await backend.as(emailOf('admin'));
    expect((await admin.search.find({ brandId, text: 'second' }))[0]).toMatchObject({
      kind: 'brand',
      id: otherBrandId,
    });
  });

  it('puts a title before a description and a text, and the newest of equals first', async () => {
    await fillPosts(
      { title: 'Notes', body: 'About a harvest.' },
      { title: 'News', description: 'The harvest' },
      { title: 'Autumn harvest' },
      { title: 'Winter harvest' },
      { title: 'Harvesters' },
    );
    const [inText, inDescription, newer, older, beginning] = posts;
    expect(await find(manager, 'Harvest')).toEqual([
      newer,
      older,
      beginning,
      inDescription,
      inText,
    ]);
    expect(await find(manager, 'harvest winter')).toEqual([older]);
  });

  it('forgives typos where nothing else is found', async () => {
    await fillPosts({ title: 'Café opening' }, { title: 'The cafe menu' });
    expect(await find(manager, 'cfae')).toEqual([posts[0], posts[1]]);
    expect(await find(manager, 'cafe openning')).toEqual([posts[0]]);
    expect(await find(manager, 'zebra')).toEqual([]);
    expect(await find(manager, ' – ')).toEqual([]);
  });

  it('returns as many of each kind as asked for', async () => {
    await fillPosts({ title: 'Post' }, { title: 'Post' }, { title: 'Post' });
    expect(await find(manager, 'post', 2)).toEqual([posts[0], posts[1]]);
  });
});

describe('search shows a person nothing that they do not see', () => {
  const names = async (person: Person, text: string) => {
    const client = await backend.as(emailOf(person));
    return (await client.search.find({ brandId, text, limit: 20 })).map(({ name }) => name);
  };

  it('of unfinished content', async () => {
    expect(await names('viewer', 'post')).toEqual(['A approved post', 'A published post']);
    expect(await names('viewer', 'a draft post')).toEqual([]);
    expect(await names('custom', 'post')).toHaveLength(6);
  });

  it('of areas without the right to view', async () => {
    expect(await names('custom', 'ocean')).toEqual([]);
    expect(await names('custom', 'calm')).toEqual([]);
    expect(await names('custom', 'editor')).toEqual([]);
    for (const text of ['running', 'news from us', 'card', 'boots'])
      expect(await names('custom', text)).toEqual([]);
    await grantCustom(backend.store, 'colors.view');
    expect(await names('custom', 'ocean')).toEqual(['Ocean']);
    expect(await names('custom', 'picture')).toEqual([]);
  });

  it('of brands without access, and of their records', async () => {
    const foreign = toStored(post('draft', { brandId: otherBrandId, title: 'Zebra' }));
    await backend.store.write((transaction) => transaction.put('content', foreign));
    expect(await names('manager', 'zebra')).toEqual([]);
    expect(await names('manager', 'second')).toEqual([]);
    const call = manager.search.find({ brandId: otherBrandId, text: 'zebra' });
    expect(await refusalOf(call)).toMatchObject({ code: 'notFound' });
    expect(await manager.search.recall({ brandId, ids: [foreign.id] })).toEqual([]);
  });

  it('by the typos that are looked for: hidden words do not count', async () => {
    await fillPosts({ title: 'Latte art', status: 'published' }, { title: 'Late' });
    expect(await names('viewer', 'late')).toEqual(['Latte art']);
  });
});

describe('search follows', () => {
  const draft = {
    type: 'social' as const,
    platform: 'x' as const,
    title: 'Zebra',
    description: '',
    body: 'Words.',
    images: [],
    campaignId: null,
    tags: [],
  };
  // Builds the index before each change.
  beforeEach(async () => {
    expect(await find(manager, 'zebra')).toEqual([]);
  });

  it('the creating, renaming, deleting and restoring of an item', async () => {
    const { id, version } = await manager.content.create({ brandId, draft, scheduledFor: null });
    expect(await find(manager, 'zebra')).toEqual([id]);
    await manager.content.update({
      id,
      version,
      draft: { ...draft, title: 'Giraffe' },
      scheduledFor: null,
    });
    expect(await find(manager, 'zebra')).toEqual([]);
    expect(await find(manager, 'giraffe')).toEqual([id]);
    await manager.content.delete({ id, version: version + 1 });
    expect(await find(manager, 'giraffe')).toEqual([]);
    await manager.content.restore({ id });
    expect(await find(manager, 'giraffe')).toEqual([id]);
  });

  it('a status that changes by itself', async () => {
    backend.env.setNow(later);
    await publishDue(backend.running, backend.store);
    const viewer = await backend.as(emailOf('viewer'));
    expect(await find(viewer, 'scheduled post')).toEqual([contentIdOf('scheduled')]);
  });

  it('files, and assets that an import changes', async () => {
    await manager.files.update({ id: fileId, patch: { tags: ['Quagga'] } });
    expect(await find(manager, 'quagga')).toEqual([fileId]);
    await manager.files.update({ id: fileId, patch: { name: 'zebra.png' } });
    const renamed = { id: colorId, draft: { ...newColor, name: 'Zebra' } };
    await manager.colors.import({ brandId, added: [], changed: [renamed] });
    expect(await find(manager, 'zebra')).toEqual(expect.arrayContaining([fileId, colorId]));
    await manager.colors.restore({ id: trashedColorId });
    expect(await find(manager, 'old')).toEqual([trashedColorId]);
  });

  it('a workspace that was changed without a word in the log', async () => {
    await backend.store.write(async (transaction) => {
      const meta = await transaction.get('meta', 'workspace');
      if (meta) await transaction.put('meta', { ...meta, seq: meta.seq + 1000 });
      await transaction.delete('content', contentIdOf('draft'));
    });
    expect(await find(manager, 'draft')).toEqual([]);
  });
});

it('recalls earlier results as they are now, in the order that was asked for', async () => {
  const gone = 'content_1748736000000_gone';
  const ids = [fileId, gone, contentIdOf('draft'), 'not an id'];
  const recall = async (client: WorkspaceClient, of: BrandId) =>
    (await client.search.recall({ brandId: of, ids })).map(({ id }) => id);
  expect(await recall(manager, brandId)).toEqual([fileId, contentIdOf('draft')]);
  expect(await recall(await backend.as(emailOf('viewer')), brandId)).toEqual([fileId]);
});
