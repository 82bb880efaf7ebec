import { defaultSimulation, parseSimulation } from '@brandroom/mock-backend/simulation';
import { expect, test } from 'vitest';

import { simulationSearch } from './simulation';
import { scenarioLink } from './simulation-form';

test.each([
  defaultSimulation,
  {
    ...defaultSimulation,
    latency: 0,
    fail: ['content.approve', 'files.upload!after'],
    offline: true,
  },
  { ...defaultSimulation, latency: 2.5, failRate: 0.2 },
  { ...defaultSimulation, now: '2025-06-15T09:00:00.000Z', scale: 100 },
])('the backend reads the settings that were written into the address (%j)', (settings) => {
  expect(parseSimulation(simulationSearch(settings))).toEqual(settings);
});

test('a link to a scenario keeps the page and replaces the settings', () => {
  const page = 'https://brandroom.example/files?tag=logo&offline=1&fail=files.list#top';
  const settings = { ...defaultSimulation, latency: 2, fail: ['content.approve'] };
  expect(scenarioLink(page, settings)).toBe(
    'https://brandroom.example/files?tag=logo&latency=2&fail=content.approve#top',
  );
});
