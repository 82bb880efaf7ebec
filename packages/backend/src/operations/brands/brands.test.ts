import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { BrandId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { publishDue } from '../../periodic/publish-due';
import { writtenCollections } from '../../testing/written-collections';
import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { slowNetwork, testBackend } from '../../testing/test-backend';
import {
  archivedBrandId,
  brandId,
  colorId,
  contentIdOf,
  emailOf,
  later,
  otherBrandId,
  publicToken,
  testWorld,
} from '../../testing/test-world';
import { unused } from '../is-named';

let store: Store;
let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const names = (brands: readonly Brand[]) => brands.map(({ name }) => name);
const statusOf = (id: ReturnType<typeof contentIdOf>) =>
  store.read(async (transaction) => (await transaction.get('content', id))?.status);

describe('an archived brand', () => {
  it('leaves the list, and those who manage it find it among the archived', async () => {
    const manager = await backend.as(emailOf('manager'));
    await manager.brands.archive({ id: brandId });
    expect(await manager.brands.list()).toEqual([]);
    expect(names(await manager.brands.listArchived())).toEqual(['First']);
    expect(names(await admin.brands.listArchived())).toEqual(['Archived', 'First']);
    const editor = await backend.as(emailOf('editor'));
    expect(await editor.brands.listArchived()).toEqual([]);
    const found = await admin.search.find({ brandId: null, text: 'First' });
    expect(found.filter(({ kind }) => kind === 'brand')).toEqual([]);
  });

  it('answers nothing until it is restored, with everything in it', async () => {
    const editor = await backend.as(emailOf('editor'));
    const before = await editor.content.list({ brandId });
    const manager = await backend.as(emailOf('manager'));
    await manager.brands.archive({ id: brandId });
    const calls = [
      () => editor.content.list({ brandId }),
      () => editor.content.get({ id: contentIdOf('draft') }),
      () => editor.colors.create({ brandId, draft: { ...newColor, name: 'Ink' } }),
      () => admin.colors.delete({ id: colorId }),
      () => admin.brands.update({ id: brandId, patch: { name: 'Renamed' } }),
      () => manager.team.list({ brandId }),
    ];
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code: 'notFound' });
    const restored = await manager.brands.restore({ id: brandId });
    expect(restored).not.toHaveProperty('archivedAt');
    expect(await editor.content.list({ brandId })).toEqual(before);
  });

  it('publishes nothing while it is archived, and catches up when it is restored', async () => {
    await admin.brands.archive({ id: brandId });
    backend.env.setNow(later);
    await publishDue(backend.running, store);
    expect(await statusOf(contentIdOf('scheduled'))).toBe('scheduled');
    const again = await backend.as(emailOf('admin'));
    await again.brands.restore({ id: brandId });
    await publishDue(backend.running, store);
    expect(await statusOf(contentIdOf('scheduled'))).toBe('published');
  });

  it('is never the last one in use', async () => {
    await admin.brands.archive({ id: brandId });
    expect(await refusalOf(admin.brands.archive({ id: otherBrandId }))).toMatchObject({
      code: 'conflict',
      data: { reason: 'lastBrand' },
    });
    await admin.brands.restore({ id: archivedBrandId });
    await admin.brands.archive({ id: otherBrandId });
    expect(names(await admin.brands.list())).toEqual(['Archived']);
  });

  it('keeps its public links closed', async () => {
    await admin.brands.archive({ id: brandId });
    const link = backend.stranger().shares.open({ token: publicToken });
    expect(await refusalOf(link)).toMatchObject({ code: 'notFound' });
  });
});

describe('the name of a brand', () => {
  const taken = {
    code: 'invalid',
    data: { fields: [{ path: 'name', message: expect.stringMatching(/^Another brand/u) }] },
  };

  it('is never that of another, archived or not', async () => {
    for (const name of ['second', ' Archived ']) {
      const draft = { name, description: '' };
      expect(await refusalOf(admin.brands.create(draft))).toMatchObject(taken);
      const renaming = admin.brands.update({ id: brandId, patch: { name } });
      expect(await refusalOf(renaming)).toMatchObject(taken);
    }
  });

  it('may be that of a brand which the caller cannot see', async () => {
    const manager = await backend.as(emailOf('manager'));
    const renamed = await manager.brands.update({ id: brandId, patch: { name: 'Second' } });
    expect(renamed.name).toBe('Second');
  });

  it('may change in its case alone', async () => {
    const renamed = await admin.brands.update({ id: brandId, patch: { name: 'FIRST' } });
    expect(renamed.name).toBe('FIRST');
  });
});

describe('a quick build', () => {
  const url = 'https://www.north-light.com/about';

  async function build(client: WorkspaceClient): Promise<{ brand: Brand; steps: number[] }> {
    const progress = await client.quickBuild.build({ url });
    const steps: number[] = [];
    for (;;) {
      const { done, value } = await progress.next();
      if (done) return { brand: value, steps };
      steps.push(value.loaded);
    }
  }

  it('reports its steps and fills the new brand', async () => {
    const { brand, steps } = await build(admin);
    expect(steps.at(0)).toBe(0);
    expect(steps.at(-1)).toBe(5);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(brand.name).toBe('www.north-light.com');
    const input = { brandId: brand.id };
    expect(await admin.colors.list(input)).toMatchObject([{ name: 'First', isPrimary: true }]);
    expect(await admin.typography.list(input)).toMatchObject([{ family: 'Inter' }]);
    expect(await admin.voice.list(input)).toMatchObject([{ title: 'Plain' }]);
    expect(await admin.messages.list(input)).toMatchObject([{ content: 'Here.' }]);
    expect(await admin.rules.list(input)).toMatchObject([{ title: 'Plain' }]);
  });

  it('numbers the brand of a site that was built before', async () => {
    const built = [];
    for (let time = 0; time < 3; time += 1) built.push((await build(admin)).brand.name);
    expect(built).toEqual([
      'www.north-light.com',
      'www.north-light.com 2',
      'www.north-light.com 3',
    ]);
  });

  it('refuses a text that is no address', async () => {
    const call = admin.quickBuild.build({ url: 'north light' });
    expect(await refusalOf(call)).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'url', message: 'Enter a web address like example.com.' }] },
    });
  });

  /** Starts a build, does something with the brand before the answer, and cancels. */
  async function canceled(act: (id: BrandId) => Promise<unknown>): Promise<readonly string[]> {
    const slow = testBackend({ store, network: slowNetwork });
    const patient = await slow.as(emailOf('admin'));
    const changes = await patient.changes.watch();
    const controller = new AbortController();
    const progress = await patient.quickBuild.build({ url }, { signal: controller.signal });
    await progress.next();
    const rest = progress.next().catch(() => null);
    await changes.next();
    const built = await store.read((transaction) => transaction.all('brands'));
    const brand = built.find(({ name }) => name.includes('north-light'));
    if (!brand) throw new Error('No brand was built.');
    backend.env.setNow('2026-03-02T10:01:00.000Z');
    await act(brand.id);
    controller.abort();
    await rest;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const left = await store.read(async (transaction) => [
      ...(await transaction.all('brands')).map(({ name }) => name),
      ...(await transaction.list('colors', 'byBrand', { equals: [brand.id] })).map(
        ({ name }) => name,
      ),
    ]);
    await changes.return();
    slow.close();
    return left;
  }

  it('leaves nothing behind when it is canceled', async () => {
    expect(await canceled(async () => null)).toEqual(['First', 'Second', 'Archived']);
  });

  const others = writtenCollections.filter((name) => name !== 'brands' && !unused.includes(name));

  it.each(others)('stays when a record in %s names it before it was canceled', async (name) => {
    const left = await canceled((id) =>
      store.write((transaction) => transaction.put(name, { id: 'any', brandId: id } as never)),
    );
    expect(left).toContain('www.north-light.com');
  });

  it('stays when it was used before it was canceled', async () => {
    const left = await canceled((id) =>
      admin.brands.update({ id, patch: { description: 'Ours.' } }),
    );
    expect(left).toContain('www.north-light.com');
  });
});
