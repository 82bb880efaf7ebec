import type { CDPSession } from '@playwright/test';

import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

/** Returns the numbers of nodes and listeners in memory after garbage collection. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

test(
  'visited pages leave no nodes or listeners in memory',
  { tag: '@verify' },
  async ({ context }) => {
    // With Save-Data the app preloads nothing, so the first round loads all code.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const page = await opened(context, 'admin');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const dashboard = links.filter({ hasText: 'Dashboard' });
    const visitAll = async () => {
      for (const link of await links.all()) {
        await link.click();
        await settled(page);
      }
      await dashboard.click();
      await settled(page);
    };
    // Icons and messages are loaded once, in the first round.
    await visitAll();
    const before = await held(session);
    expect(before.nodes).toBeGreaterThan(100);
    await visitAll();
    await visitAll();
    await expect(async () => {
      const { nodes, listeners } = await held(session);
      expect(nodes).toBeLessThanOrEqual(before.nodes);
      expect(listeners).toBeLessThanOrEqual(before.listeners);
    }).toPass({ timeout: 30_000 });
  },
);
