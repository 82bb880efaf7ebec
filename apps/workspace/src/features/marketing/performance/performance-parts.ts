import { lazyPart } from '@brandroom/ui/lazy-part';

/** The curves, which the page loads with its data. */
export const PerformanceChart = lazyPart(
  async () => (await import('./PerformanceChart')).PerformanceChart,
);
