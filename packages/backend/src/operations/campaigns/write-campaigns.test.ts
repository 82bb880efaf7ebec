import type { CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  emailOf,
  post,
  runningCampaignId as campaignId,
  testWorld,
} from '../../testing/test-world';
import { toStored } from '../content/stored-content';

let store: Store;
let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const draft: CampaignDraft = {
  name: 'Spring',
  description: 'Everything new.',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  status: 'draft',
  budget: 1200,
  goals: ['300 visitors'],
  channels: ['instagram', 'email'],
  targeting: { locations: ['Bristol'], ageRange: { min: 18, max: 65 }, interests: ['Coffee'] },
};
/** A change of the running campaign as it is stored. */
async function update(change: Partial<CampaignDraft>) {
  const { updatedAt } = await admin.campaigns.get({ id: campaignId });
  return admin.campaigns.update({ id: campaignId, updatedAt, draft: { ...draft, ...change } });
}
const names = async () => (await admin.campaigns.list({ brandId })).map(({ name }) => name);

it('a campaign that is created comes first, trimmed, and is changed in place', async () => {
  const created = await admin.campaigns.create({ brandId, draft: { ...draft, name: ' Spring ' } });
  expect(created).toMatchObject({ brandId, ...draft });
  expect(await names()).toEqual(['Spring', 'Running']);

  await update({ name: 'Still running' });
  expect(await names()).toEqual(['Spring', 'Still running']);
});

it('a change does not overwrite one that was made after the campaign was opened', async () => {
  const opened = await admin.campaigns.get({ id: campaignId });
  backend.env.setNow('2026-03-02T11:00:00.000Z');
  const manager = await backend.as(emailOf('manager'));
  const theirs = { ...draft, budget: opened.budget, description: 'Theirs' };
  const { updatedAt } = opened;
  await manager.campaigns.update({ id: campaignId, updatedAt, draft: theirs });
  const mine = { ...draft, name: 'Mine' };
  const refused = admin.campaigns.update({ id: campaignId, updatedAt, draft: mine });
  expect(await refusalOf(refused)).toMatchObject({ code: 'conflict', data: { reason: 'version' } });
  expect(await admin.campaigns.get({ id: campaignId })).toMatchObject(theirs);
});

it('a completed campaign keeps its end through later changes, until it runs again', async () => {
  const { endedAt, updatedAt } = await update({ status: 'completed' });
  expect(endedAt).toBe(updatedAt);
  backend.env.setNow('2026-03-02T12:00:00.000Z');
  expect(await update({ status: 'archived', name: 'Renamed' })).toMatchObject({ endedAt });
  expect(await update({ status: 'active' })).not.toHaveProperty('endedAt');
});

describe('a campaign is refused', () => {
  const ageRange = (min: number, max: number) => ({ ...draft.targeting, ageRange: { min, max } });
  it.each([
    [{ name: ' ' }, 'name', 'Enter a name for the campaign.'],
    [{ description: '' }, 'description', 'Describe the campaign.'],
    [{ startDate: '' }, 'startDate', 'Enter a start date.'],
    [{ endDate: '2026-02-28' }, 'endDate', 'The campaign cannot end before it starts.'],
    [{ budget: -1 }, 'budget', 'A budget cannot be below zero.'],
    [{ goals: [] }, 'goals', 'Enter at least one goal.'],
    [{ goals: ['300 visitors', ' '] }, 'goals.1', 'Write the goal or remove it.'],
    [
      { targeting: ageRange(40, 30) },
      'targeting.ageRange.max',
      'The oldest age can’t be below the youngest.',
    ],
  ] satisfies [Partial<CampaignDraft>, string, string][])(
    'with %j, at its field',
    async (change, path, message) => {
      const call = admin.campaigns.create({ brandId, draft: { ...draft, ...change } });
      expect(await refusalOf(call)).toMatchObject({
        code: 'invalid',
        data: { fields: expect.arrayContaining([{ path: `draft.${path}`, message }]) as unknown },
      });
    },
  );
});

it('a deleted campaign comes back with its content', async () => {
  await store.write((transaction) =>
    transaction.put('content', toStored(post('draft', { campaignId }))),
  );
  await admin.campaigns.delete({ id: campaignId });
  expect(await names()).toEqual([]);
  expect(await refusalOf(admin.campaigns.get({ id: campaignId }))).toMatchObject({
    code: 'notFound',
  });
  await admin.campaigns.restore({ id: campaignId });
  expect((await admin.campaigns.get({ id: campaignId })).contentCount).toBe(1);
});

describe('without the right to set budgets', () => {
  it('keeps the stored budget and changes the rest', async () => {
    const manager = await backend.as(emailOf('manager'));
    const { updatedAt, budget } = await manager.campaigns.get({ id: campaignId });
    const refused = (amount: number | null) =>
      refusalOf(
        manager.campaigns.update({
          id: campaignId,
          updatedAt,
          draft: { ...draft, budget: amount },
        }),
      );
    for (const amount of [budget === null ? 1 : budget + 1, null]) {
      expect(await refused(amount)).toMatchObject({
        code: 'forbidden',
        data: { right: 'campaigns.approve' },
      });
    }
    const kept = { ...draft, name: 'Renamed', budget };
    await manager.campaigns.update({ id: campaignId, updatedAt, draft: kept });
    expect(await admin.campaigns.get({ id: campaignId })).toMatchObject({
      name: 'Renamed',
      budget,
    });
  });

  it('a budget that was changed after the campaign was opened is a conflict', async () => {
    const manager = await backend.as(emailOf('manager'));
    const { updatedAt, budget } = await manager.campaigns.get({ id: campaignId });
    backend.env.setNow('2026-03-02T11:00:00.000Z');
    await update({ budget: 5000 });
    const mine = manager.campaigns.update({
      id: campaignId,
      updatedAt,
      draft: { ...draft, budget },
    });
    expect(await refusalOf(mine)).toMatchObject({ code: 'conflict' });
  });
});
