import { expect, it } from 'vitest';

import { campaignTimeline, runningCampaigns, statusFromArchive } from './timeline';

const dates = { startDate: '2026-03-01', endDate: '2026-03-31' };
const open = { startDate: '2026-03-01', endDate: null };

it.each([
  [dates, '2026-02-27', { phase: 'ahead', startsIn: 2 }, 'draft'],
  [dates, '2026-03-01', { phase: 'running', day: 1, days: 31, left: 30 }, 'active'],
  [dates, '2026-03-31', { phase: 'running', day: 31, days: 31, left: 0 }, 'active'],
  [dates, '2026-04-02', { phase: 'over', days: 31, endedAgo: 2 }, 'completed'],
  [open, '2026-04-02', { phase: 'open', day: 33 }, 'active'],
])('%o on %s', (campaign, today, timeline, status) => {
  expect(campaignTimeline(campaign, today)).toEqual(timeline);
  expect(statusFromArchive(campaign, today)).toBe(status);
});

it('counts the campaigns that run today and finds the next start', () => {
  const early = { ...dates, status: 'draft' as const, startDate: '2026-02-01', endDate: null };
  const all = [
    { ...dates, status: 'active' as const },
    { ...open, status: 'active' as const },
    early,
    { ...open, status: 'archived' as const },
    { ...open, status: 'draft' as const, startDate: '2026-05-01' },
    { ...open, status: 'draft' as const, startDate: '2026-04-01' },
    { ...open, status: 'archived' as const, startDate: '2026-03-20' },
  ];
  expect(runningCampaigns(all, '2026-03-31')).toEqual({ running: 2, next: '2026-04-01' });
  expect(runningCampaigns(all, '2026-04-01')).toEqual({ running: 1, next: '2026-05-01' });
  expect(runningCampaigns([early], '2026-03-31')).toEqual({ running: 0, next: null });
});
