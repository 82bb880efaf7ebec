import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toStored } from '@brandroom/backend/operations/content/stored-content';
import { collectionNames } from '@brandroom/backend/store/collections';
import type { Store } from '@brandroom/backend/store/store';
import { refusalOf } from '@brandroom/backend/testing/outcome';
import { brandId, emailOf, post, testWorld } from '@brandroom/backend/testing/test-world';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentId } from '@brandroom/domain/id.schema';

import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import type { Site, SiteStore } from './site-store';
import { memorySites } from './site-store';

const ids = ['content_1_first', 'content_1_second', 'content_1_third'] as ContentId[];
const password = 'correct horse battery staple';

let store: Store;
let sites: SiteStore;
let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  await store.write(async (transaction) => {
    await transaction.delete('wordPress', brandId);
    const texts = { type: 'blog', excerpt: '', seoTitle: '', seoDescription: '' } as const;
    for (const id of ids) {
      const { platform: _, ...item } = { platform: null, ...post('approved') };
      await transaction.put('content', toStored({ ...item, ...texts, id, title: id }));
    }
  });
  sites = memorySites();
  backend = testBackend({ store, sites });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const draftFor = (host: string) => ({
  url: `https://${host}/blog/`,
  username: 'editor',
  applicationPassword: password,
});
const connect = (host = 'news.example.com') =>
  manager.integrations.connectWordPress({ brandId, draft: draftFor(host) });
const sync = (client = manager) => client.integrations.syncWordPress({ brandId });
const publish = (contentId: ContentId, client = manager) =>
  client.integrations.publishToWordPress({ brandId, contentId });
const siteAt = (host = 'news.example.com') =>
  sites.change(host, (site): { site: Site; answer: Site } => ({ site, answer: site }));
const slugsAt = async (host?: string) => (await siteAt(host)).posts.map(({ slug }) => slug);
const slugs = ids.map((id) => `brandroom-${id.replaceAll('_', '-')}`);
const statusOf = async (id: ContentId) =>
  (await store.read((transaction) => transaction.get('content', id)))?.status;

/** As the machine does: check, publish one after another, until nothing waits. */
async function syncAll(client = manager): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { waiting } = await sync(client);
    if (waiting.length === 0) return;
    for (const { contentId } of waiting) await publish(contentId, client);
  }
  throw new Error('The sync does not end.');
}

describe('connecting', () => {
  it('reads the counts of the site and what waits', async () => {
    const { connection, problem } = await connect();
    expect(problem).toBeNull();
    expect(connection).toEqual({
      brandId,
      url: 'https://news.example.com/blog',
      username: 'editor',
      status: 'connected',
      lastSync: null,
      posts: 12,
      pages: 5,
      waiting: 3,
    });
  });

  it.each([
    ['down', 'unreachable', 'down.example.com doesn’t answer.'],
    ['plain', 'notWordPress', 'There is no WordPress REST API at plain.example.com.'],
    ['refuse', 'signIn', 'refuse.example.com refused the username or application password.'],
  ])(
    'says of a site that is "%s" what failed, and stays disconnected',
    async (name, kind, text) => {
      const { connection, problem } = await connect(`${name}.example.com`);
      expect(connection).toMatchObject({ status: 'disconnected', url: '' });
      expect(problem?.kind).toBe(kind);
      expect(problem?.message).toContain(text);
      const log = await manager.integrations.wordPressLog({ brandId });
      expect(log).toMatchObject([{ event: 'failed', byName: 'manager' }]);
    },
  );

  it('keeps the password nowhere, and the token in one place', async () => {
    await connect();
    await syncAll();
    const rows = await store.read((transaction) =>
      Promise.all(collectionNames.map((name) => transaction.all(name))),
    );
    const [row] = await store.read((transaction) => transaction.all('wordPress'));
    const token = row?.token ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(JSON.stringify(rows).split(token)).toHaveLength(2);
    const site = JSON.stringify(await siteAt());
    expect(site).not.toContain(password);
    expect(site).not.toContain(token);
    const shown = [
      await manager.integrations.wordPress({ brandId }),
      await manager.integrations.wordPressLog({ brandId }),
    ];
    expect(JSON.stringify(shown)).not.toContain(token);
  });

  it('ends with the token', async () => {
    await connect();
    const { status } = await manager.integrations.disconnectWordPress({ brandId });
    expect(status).toBe('disconnected');
    expect((await siteAt()).tokens).toEqual([]);
    expect(await refusalOf(sync())).toMatchObject({ code: 'conflict' });
  });
});

describe('a sync', () => {
  it('publishes every approved blog post once, and shows counts and a log', async () => {
    await connect();
    await syncAll();
    expect(await slugsAt()).toEqual(slugs);
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'published'));
    const connection = await manager.integrations.wordPress({ brandId });
    expect(connection).toMatchObject({ posts: 15, waiting: 0, lastSync: backend.env.now() });
    const log = await manager.integrations.wordPressLog({ brandId });
    expect(log.map(({ event }) => event)).toEqual([
      'checked',
      'published',
      'published',
      'published',
      'checked',
      'connected',
    ]);
    const history = await manager.content.history({ id: (ids as [ContentId])[0] });
    expect(history[0]).toMatchObject({
      action: 'publish',
      note: 'Published on https://news.example.com/blog',
    });
  });

  it('that breaks off between the site and the workspace publishes nothing twice', async () => {
    await connect();
    const [first] = ids as [ContentId];
    let isBroken = true;
    // The page is closed after the site has answered: the workspace stores nothing.
    const breaking: Store = {
      ...store,
      write: (work) =>
        store.write(async (transaction) => {
          const result = await work(transaction);
          if (isBroken && (await transaction.get('content', first))?.status === 'published') {
            isBroken = false;
            throw new Error('The page was closed.');
          }
          return result;
        }),
    };
    const before = testBackend({ store: breaking, sites });
    expect(await refusalOf(publish(first, await before.as(emailOf('manager'))))).toMatchObject({
      code: 'failed',
    });
    before.close();
    expect([await statusOf(first), await slugsAt()]).toEqual(['approved', slugs.slice(0, 1)]);

    const after = testBackend({ store, sites });
    await syncAll(await after.as(emailOf('manager')));
    expect((await slugsAt()).toSorted()).toEqual(slugs.toSorted());
    expect(await statusOf(first)).toBe('published');
    after.close();
  });

  it('publishes a post once though the site’s answer was lost', async () => {
    await connect('lossy.example.com');
    const [first] = ids as [ContentId];
    expect((await publish(first)).problem?.kind).toBe('unreachable');
    expect(await statusOf(first)).toBe('approved');
    expect(await publish(first)).toMatchObject({ problem: null, isPublished: true });
    expect(await slugsAt('lossy.example.com')).toEqual(slugs.slice(0, 1));
  });

  it('in two tabs at once publishes nothing twice', async () => {
    await connect();
    await Promise.allSettled(ids.flatMap((id) => [publish(id), publish(id)]));
    expect((await slugsAt()).toSorted()).toEqual(slugs.toSorted());
  });

  it('sent again under its key is answered as before', async () => {
    await connect();
    const [contentId] = ids as [ContentId];
    const once = () =>
      manager.integrations.publishToWordPress(
        { brandId, contentId },
        { context: { idempotencyKey: 'once' } },
      );
    const answer = await once();
    expect(await once()).toEqual(answer);
    expect(await slugsAt()).toHaveLength(1);
  });

  it('says what failed, and leaves the posts approved', async () => {
    await connect('readonly.example.com');
    const [first] = ids as [ContentId];
    expect((await publish(first)).problem).toMatchObject({ kind: 'forbidden' });
    expect(await statusOf(first)).toBe('approved');
    await connect('flaky.example.com');
    expect((await publish(first)).isPublished).toBe(true);
    expect((await publish(ids[1] ?? first)).problem?.kind).toBe('busy');
    expect((await publish(ids[1] ?? first)).isPublished).toBe(true);
  });

  it('leaves out items that are no longer approved', async () => {
    await connect();
    const [first] = ids as [ContentId];
    await manager.content.publish({ id: first, version: 1 });
    expect(await publish(first)).toMatchObject({ problem: null, isPublished: false });
    expect(await slugsAt()).toEqual([]);
  });

  it('asks the site nothing for a person who may not publish', async () => {
    await connect();
    const editor = await backend.as(emailOf('editor'));
    const [first] = ids as [ContentId];
    expect(await refusalOf(publish(first, editor))).toMatchObject({ code: 'forbidden' });
    expect(await slugsAt()).toEqual([]);
  });
});
