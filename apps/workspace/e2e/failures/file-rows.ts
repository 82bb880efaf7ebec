import type { Page } from '@playwright/test';

import type { FailureRow } from './failure-row';
import { choose, failed, onePixel, press, pressInDialog, type, undo } from './failure-row';

const actions = /^Actions for /u;
const images = '/files?tab=images';
const replace = async (page: Page) => {
  await choose(page, actions, 'Replace…');
  await page.locator('input[type=file]').last().setInputFiles(onePixel);
};
const remove = async (page: Page) => {
  await choose(page, actions, 'Delete…');
  await pressInDialog(page, 'Delete file');
};

const ownFileRows: readonly FailureRow[] = [
  {
    operation: 'files.get',
    address: '/files?q=nothing+like+this&file=file_1748736000000_10001m',
    message: 'This couldn’t be loaded',
  },
  {
    operation: 'files.upload',
    address: '/files',
    act: async (page) => {
      await press(page, 'Upload Files');
      await page.locator('input[type=file]').last().setInputFiles(onePixel);
    },
    message: failed,
    retry: /again/u,
    done: '1 file uploaded',
  },
  {
    operation: 'files.download',
    address: '/files',
    act: (page) => choose(page, actions, 'Download'),
    message: /was not downloaded$/u,
  },
  {
    operation: 'files.update',
    address: '/files',
    act: async (page) => {
      await choose(page, actions, 'Rename…');
      await type(page, 'Name', 'Another name');
      await pressInDialog(page, 'Save changes');
    },
    message: failed,
    kept: ['Name', 'Another name'],
    retry: (page) => pressInDialog(page, 'Save changes'),
    done: /is now Another name/u,
  },
  {
    operation: 'files.replace',
    address: images,
    act: replace,
    message: 'pixel.png was not uploaded',
    done: /replaced$/u,
  },
  {
    operation: 'files.restoreVersion',
    address: images,
    act: async (page) => {
      await replace(page);
      await undo(page, /^Undo: /u);
    },
    message: /was not restored$/u,
    retry: /^Try again/u,
    done: /is as it was before$/u,
  },
  {
    operation: 'files.delete',
    address: '/files',
    act: remove,
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete file'),
    done: /deleted$/u,
  },
  {
    operation: 'files.restore',
    address: '/files',
    act: async (page) => {
      await remove(page);
      await undo(page, /^Undo: /u);
    },
    message: /was not restored$/u,
    retry: /^Try again/u,
    done: /restored$/u,
  },
];

const createLink = async (page: Page) => {
  await choose(page, actions, 'Share…');
  await pressInDialog(page, 'Create link');
};
const revoke = async (page: Page) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Revoke link: /u })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
};

const shareRows: readonly FailureRow[] = [
  {
    operation: 'shares.create',
    address: '/files',
    act: createLink,
    message: failed,
    retry: (page) => pressInDialog(page, 'Create link'),
    done: 'Your new link',
  },
  {
    operation: 'shares.delete',
    address: '/files',
    act: async (page) => {
      await createLink(page);
      await revoke(page);
    },
    message: failed,
    retry: (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click(),
    done: 'Link revoked',
  },
  {
    operation: 'shares.open',
    address: '/files',
    act: async (page) => {
      await createLink(page);
      const address = page.getByRole('dialog').getByRole('textbox', { name: 'Address' });
      await page.goto(`${await address.inputValue()}?latency=0&fail=shares.open`);
    },
    message: 'The file couldn’t be loaded.',
  },
];

const views = /^(?:Views|Mine)/u;
const saveView = async (page: Page) => {
  await choose(page, views, 'Save view…');
  await type(page, 'Name', 'Mine');
  await pressInDialog(page, 'Save');
};

const viewRows: readonly FailureRow[] = [
  {
    operation: 'views.create',
    address: images,
    act: saveView,
    message: failed,
    kept: ['Name', 'Mine'],
    retry: (page) => pressInDialog(page, 'Save'),
    done: 'Saved view “Mine”',
  },
  {
    operation: 'views.list',
    address: images,
    act: (page) => press(page, views),
    message: 'Your views couldn’t be loaded',
    retry: async (page) => {
      await page.getByRole('menuitem', { name: /^Try again/u }).click();
      await press(page, views);
    },
    done: 'Mine',
  },
  {
    operation: 'views.rename',
    address: images,
    act: async (page) => {
      await choose(page, /^Views, Mine/u, 'Rename view…');
      await type(page, 'Name', 'Ours');
      await pressInDialog(page, 'Save');
    },
    message: failed,
    kept: ['Name', 'Ours'],
    retry: (page) => pressInDialog(page, 'Save'),
    done: 'Renamed view to “Ours”',
  },
  {
    operation: 'views.delete',
    address: images,
    act: (page) => choose(page, /^Views, Ours/u, 'Delete view'),
    message: 'Couldn’t delete view “Ours”',
    retry: /^Try again/u,
    done: 'Deleted view “Ours”',
  },
  {
    operation: 'views.restore',
    address: images,
    act: async (page) => {
      await saveView(page);
      await choose(page, /^Views, Mine/u, 'Delete view');
      await undo(page, /^Undo: /u);
    },
    message: 'Couldn’t restore view “Mine”',
    retry: /^Try again/u,
    done: 'Restored view “Mine”',
  },
];

/** Files, their share links, and the person's views of the library. */
export const fileRows: readonly FailureRow[] = [...ownFileRows, ...shareRows, ...viewRows];
