import type { CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';

import { brandId, madeAt, runningCampaignId, trashedCampaignId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const campaign: CampaignDraft = {
  name: 'Planned',
  description: 'Next season.',
  startDate: '2026-05-01',
  endDate: null,
  status: 'draft',
  budget: null,
  goals: ['Be known'],
  channels: ['x'],
  targeting: { locations: [], ageRange: { min: 18, max: 65 }, interests: [] },
};

/** The budget of the running campaign as it is stored. */
const withBudget: CampaignDraft = { ...campaign, budget: 1000 };

// oxfmt-ignore
export const campaignsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'campaigns.list', call: (c) => c.campaigns.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['campaigns.view']] },
  { operation: 'campaigns.get', call: (c) => c.campaigns.get({ id: runningCampaignId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['campaigns.view']] },
  { operation: 'campaigns.create', call: (c) => c.campaigns.create({ brandId, draft: campaign }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['campaigns.create']] },
  { operation: 'campaigns.create', on: 'with a budget',
    call: (c) => c.campaigns.create({ brandId, draft: { ...campaign, budget: 500 } }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'no'),
    flags: [['campaigns.create', 'campaigns.approve']] },
  { operation: 'campaigns.update', on: 'another budget',
    call: (c) =>
      c.campaigns.update({
        id: runningCampaignId,
        updatedAt: madeAt,
        draft: { ...campaign, budget: 500 },
      }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['campaigns.view', 'campaigns.edit', 'campaigns.approve']] },
  { operation: 'campaigns.update',
    call: (c) => c.campaigns.update({ id: runningCampaignId, updatedAt: madeAt, draft: withBudget }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['campaigns.view', 'campaigns.edit']] },
  { operation: 'campaigns.delete', call: (c) => c.campaigns.delete({ id: runningCampaignId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['campaigns.view', 'campaigns.delete']] },
  { operation: 'campaigns.restore', call: (c) => c.campaigns.restore({ id: trashedCampaignId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['campaigns.view', 'campaigns.delete']] },

  { operation: 'performance.overview', call: (c) => c.performance.overview({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'performance.summary', call: (c) => c.performance.summary({ brandId, range: '30d' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['analytics.view']] },
];
