import type { State } from './overlays';
import { dialog, press, pressInMenu, question } from './overlays';
import { expect } from './test';

const email = '/marketing/emails/email_1748736000000_100006';

const deletion = (name: string, path: string): State => ({
  name,
  path,
  enter: async (page) => {
    await pressInMenu(page, 'Delete…');
    await question(page);
  },
});

/** Overlays of the marketing screens, and states after an action. */
export const marketingStates: readonly State[] = [
  {
    name: 'opportunities',
    path: '/analytics/keywords',
    enter: async (page) => {
      await press(page, 'Analyze Opportunities');
      await expect(page.getByRole('list', { name: 'Top opportunities' })).toBeVisible();
    },
  },
  {
    name: 'keyword group form with an error',
    path: '/analytics/keywords',
    enter: async (page) => {
      await press(page, 'Add group');
      await dialog(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add group' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/^Enter a name/u)
          .first(),
      ).toBeVisible();
    },
  },
  deletion('delete a campaign', '/marketing/campaigns'),
  {
    name: 'campaign that is moved on the timeline',
    path: '/marketing/campaigns?view=timeline&latency=0',
    enter: async (page) => {
      const bar = page.getByRole('button', { name: /^Move /u }).first();
      await bar.press('Enter');
      await bar.press('ArrowRight');
      await expect(bar).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'send an email',
    path: '/marketing/emails?status=draft&latency=0',
    enter: async (page) => {
      await pressInMenu(page, 'Send…');
      await question(page);
    },
  },
  {
    name: 'schedule an email',
    path: '/marketing/emails?status=draft&latency=0',
    enter: async (page) => {
      await pressInMenu(page, 'Schedule…');
      await dialog(page);
    },
  },
  {
    name: 'email in dark mode without images',
    path: email,
    enter: async (page) => {
      for (const name of ['Dark', 'Images off']) {
        await press(page, name);
        await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
      }
    },
  },
  {
    name: 'email as plain text',
    path: email,
    enter: async (page) => {
      await page.getByRole('radio', { name: 'Plain text' }).press('Space');
      await expect(page.getByRole('figure', { name: 'Email as plain text' })).toBeVisible();
    },
  },
  deletion('delete a print item', '/marketing/print'),
];
