import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';

import { toStored } from '../content/stored-content';
import type { Store } from '../../store/store';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  emailOf,
  post,
  runningCampaignId as campaignId,
  testWorld,
} from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
  await store.write(async (transaction) => {
    for (const status of ['draft', 'published'] as const) {
      const named: Partial<ContentItem> = { campaignId };
      await transaction.put('content', toStored(post(status, named)));
    }
  });
});
afterEach(() => backend.close());

describe('a campaign', () => {
  it('counts the content that the person sees', async () => {
    const viewer = await backend.as(emailOf('viewer'));
    expect((await editor.campaigns.get({ id: campaignId })).contentCount).toBe(2);
    expect((await viewer.campaigns.get({ id: campaignId })).contentCount).toBe(1);
  });

  it('names the channels of the content that the person sees', async () => {
    await store.write((transaction) =>
      transaction.put('content', toStored(post('draft', { campaignId, platform: 'bluesky' }))),
    );
    const viewer = await backend.as(emailOf('viewer'));
    expect((await editor.campaigns.get({ id: campaignId })).contentChannels).toEqual([
      'linkedin',
      'bluesky',
    ]);
    expect((await viewer.campaigns.get({ id: campaignId })).contentChannels).toEqual(['linkedin']);
  });

  it('shows the figures that the services have of it', async () => {
    const { budget, metrics } = await editor.campaigns.get({ id: campaignId });
    expect(metrics).toEqual({
      reach: budget,
      engagement: 0,
      conversions: 0,
      spend: 0,
      revenue: 0,
      roi: 0,
      goals: [0],
    });
  });
});

describe('the list of campaigns', () => {
  it('is newest first, and narrowed by status', async () => {
    const row = await store.read((transaction) => transaction.get('campaigns', campaignId));
    if (!row) throw new Error('No campaign.');
    const id = 'campaign_1748736000000_newer' as CampaignId;
    await store.write((transaction) =>
      transaction.put('campaigns', {
        ...row,
        id,
        status: 'draft',
        createdAt: '2026-02-20T09:00:00.000Z',
      }),
    );
    const idsOf = (campaigns: readonly { id: string }[]) => campaigns.map((each) => each.id);
    expect(idsOf(await editor.campaigns.list({ brandId }))).toEqual([id, campaignId]);
    expect(idsOf(await editor.campaigns.list({ brandId, status: 'active' }))).toEqual([campaignId]);
  });
});
