import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  emailOf,
  keywordGroupId as id,
  otherBrandId,
  testWorld,
} from '../../testing/test-world';

let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const names = async () => (await admin.keywords.listGroups({ brandId })).map(({ name }) => name);
const create = (name: string, keywords: string[]) =>
  admin.keywords.createGroup({ brandId, draft: { name, keywords } });

describe('keyword groups', () => {
  it('are listed by name', async () => {
    await create('Accessories', ['belts']);
    expect(await names()).toEqual(['Accessories', 'Shoes']);
  });

  it('keep each keyword once', async () => {
    const { keywords } = await create(' Coats ', ['coats', ' Coats', 'parkas']);
    expect(keywords).toEqual(['coats', 'parkas']);
    const draft = { name: 'Boots', keywords: ['Boots', 'boots'] };
    expect(await admin.keywords.updateGroup({ id, draft })).toMatchObject({
      name: 'Boots',
      keywords: ['Boots'],
    });
  });

  it('that are deleted come back', async () => {
    await admin.keywords.deleteGroup({ id });
    expect(await names()).toEqual([]);
    await admin.keywords.restoreGroup({ id });
    expect(await names()).toEqual(['Shoes']);
  });

  it.each([
    [{ name: ' ', keywords: ['a'] }, 'draft.name', 'Enter a name for the group.'],
    [{ name: 'A', keywords: [] }, 'draft.keywords', 'Enter at least one keyword.'],
  ])('with %j are refused at their field', async (draft, path, message) => {
    expect(await refusalOf(admin.keywords.createGroup({ brandId, draft }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path, message }] },
    });
  });
});

describe('the summary', () => {
  it('has every keyword once, in complete days', async () => {
    await create('Walking', ['SHOES', 'sticks']);
    const { current, previous, days } = await admin.keywords.summary({ brandId, range: '30d' });
    expect(current.metrics.keywords.map(({ keyword }) => keyword)).toEqual([
      'shoes',
      'boots',
      'sticks',
    ]);
    // The service has 100 impressions and 4 clicks a day for each keyword.
    expect(current.metrics).toMatchObject({ totalImpressions: 9000, totalClicks: 360 });
    expect(current.metrics).toMatchObject({ averagePosition: 8, averageCTR: 4 });
    expect(previous.metrics.totalClicks).toBe(360);
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.date).toBe(current.date);
    expect(current.date < backend.env.now().slice(0, 10)).toBe(true);
  });

  it('is of one group where it is asked for', async () => {
    const { id: groupId } = await create('Walking', ['sticks']);
    const { current } = await admin.keywords.summary({ brandId, range: '7d', groupId });
    expect(current.metrics.keywords).toMatchObject([{ keyword: 'sticks', clicks: 28, change: 0 }]);
  });

  it('of a brand without groups is empty, and of the group of another brand not there', async () => {
    const { current } = await admin.keywords.summary({ brandId: otherBrandId, range: '7d' });
    expect(current.metrics.keywords).toEqual([]);
    const foreign = admin.keywords.summary({ brandId: otherBrandId, range: '7d', groupId: id });
    expect(await refusalOf(foreign)).toMatchObject({ code: 'notFound' });
  });
});

it('the history of a keyword has its days, and no other keyword has one', async () => {
  const { metric, days } = await admin.keywords.history({ brandId, range: '7d', keyword: 'Shoes' });
  expect(metric).toMatchObject({ keyword: 'shoes', clicks: 28, position: 8 });
  expect(days).toHaveLength(7);
  const unknown = admin.keywords.history({ brandId, range: '7d', keyword: 'hats' });
  expect(await refusalOf(unknown)).toMatchObject({ code: 'notFound' });
});

it('an analysis has the best opportunity first, with its reasons', async () => {
  await create('Long', ['waterproof walking boots']);
  const found = await admin.keywords.analyze({ brandId, range: '7d' });
  // The service has more searches for longer keywords.
  expect(found.map(({ keyword }) => keyword)).toEqual([
    'waterproof walking boots',
    'boots',
    'shoes',
  ]);
  expect(found[0]?.recommendations).toEqual([
    'Write content for this keyword. Average position 8 is outside the first five, which get most clicks.',
  ]);
});
