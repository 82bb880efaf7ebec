import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import type { FailureRow } from './failure-row';
import { choose, press, pressInDialog } from './failure-row';

/** Returns an export of the workspace. */
async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await press(page, 'Export workspace');
  const buffer = await readFile(await (await download).path());
  return { name: 'export.zip', mimeType: 'application/zip', buffer };
}

type Export = Awaited<ReturnType<typeof exported>>;
const chooseExport = (page: Page, file: Export) =>
  page.locator('input[type=file]').last().setInputFiles(file);

/** Export, import and reset of the workspace. */
export const dataRows: readonly FailureRow[] = [
  {
    operation: 'data.checkImport',
    address: '/settings/data',
    act: async (page) => chooseExport(page, await exported(page)),
    message: 'The file couldn’t be checked',
    done: 'Nothing to import',
  },
  {
    operation: 'data.import',
    address: '/settings/data',
    act: async (page) => {
      const file = await exported(page);
      // An export that equals the workspace is not imported.
      await page.goto('/brand/colors?latency=0');
      await choose(page, /^Actions for /u, 'Delete');
      await page.getByRole('button', { name: /^Undo: /u }).waitFor();
      await page.goto('/settings/data?latency=0&fail=data.import');
      await chooseExport(page, file);
      await pressInDialog(page, 'Replace workspace');
    },
    message: 'The workspace couldn’t be imported',
    done: 'Workspace imported',
  },
  {
    operation: 'data.export',
    address: '/settings/data',
    act: (page) => press(page, 'Export workspace'),
    message: 'The workspace couldn’t be exported',
    done: /zip saved$/u,
  },
  {
    operation: 'data.reset',
    address: '/settings/data',
    act: async (page) => {
      await press(page, 'Reset to samples…');
      await pressInDialog(page, 'Reset workspace');
    },
    message: 'The workspace couldn’t be reset',
    done: 'Workspace reset to the samples',
  },
];
