import type { Page } from '@playwright/test';

import type { State } from './overlays';
import { dialog, pressInMenu, question } from './overlays';
import { expect } from './test';

const fileDialog = (name: string, item: string): State => ({
  name,
  path: '/files',
  enter: async (page) => {
    await pressInMenu(page, item);
    await dialog(page);
  },
});

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').first().getByRole('button', { name, exact: true });

async function shareFirst(page: Page): Promise<void> {
  await pressInMenu(page, 'Share…');
  await inDialog(page, 'Create link').click();
  await expect(page.getByRole('heading', { name: 'Your new link' })).toBeVisible();
}

/** Overlays of the file library, with its share links. */
export const fileStates: readonly State[] = [
  fileDialog('rename a file', 'Rename…'),
  fileDialog('category of a file', 'Set category…'),
  fileDialog('tags of a file', 'Edit tags…'),
  fileDialog('replace a file', 'Replace…'),
  {
    name: 'file viewer',
    path: '/files?file=file_1748736000000_10001m&latency=0',
    enter: (page) => expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible(),
  },
  {
    name: 'share dialog with a new link',
    path: '/files',
    enter: shareFirst,
  },
  {
    name: 'revoke a link',
    path: '/files',
    enter: async (page) => {
      await shareFirst(page);
      await page
        .getByRole('button', { name: /^Revoke link: /u })
        .first()
        .click();
      await question(page);
    },
  },
];
