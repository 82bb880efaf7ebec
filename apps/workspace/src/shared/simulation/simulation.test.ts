import { defaultSimulation, parseSimulation } from '@brandroom/mock-backend/simulation';
import { expect, test } from 'vitest';

import { simulationSearch } from './simulation';

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
])('the backend reads back from the address what was written there (%j)', (settings) => {
  expect(parseSimulation(simulationSearch(settings))).toEqual(settings);
});
