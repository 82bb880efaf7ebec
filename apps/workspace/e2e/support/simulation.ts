import type { Page } from '@playwright/test';

import { expect } from './test';

/** Changes the simulation settings through the account menu, without leaving the page. */
export async function simulate(
  page: Page,
  {
    fail = '',
    offline = false,
    latency = 0,
  }: { fail?: string; offline?: boolean; latency?: number },
): Promise<void> {
  await page.getByRole('button', { name: /^Account: /u }).click();
  await page.getByRole('menuitem', { name: 'Simulation…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulation' });
  await dialog.getByLabel('Latency').fill(String(latency));
  await dialog.getByLabel('Operations that fail').fill(fail);
  await dialog.getByRole('checkbox', { name: /^Offline/u }).setChecked(offline, { force: true });
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(dialog).toBeHidden();
}
