import { Buffer } from 'node:buffer';

import type { Page } from '@playwright/test';

import type { State } from './overlays';
import { dialog, press, pressInMenu, question } from './overlays';
import { chooseMore } from './screen';
import { expect } from './test';

const menu = (page: Page) => expect(page.getByRole('menu')).toBeVisible();

/** Sends an empty form, which shows its errors. */
async function sendEmpty(page: Page, open: string, send: string, error: string): Promise<void> {
  await press(page, open);
  await page.getByRole('button', { name: send, exact: true }).click();
  await expect(page.getByText(error).first()).toBeVisible();
}

async function choose(page: Page, name: string, mimeType: string, text: string): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
}

/** Overlays of the screens of a brand. */
export const brandStates: readonly State[] = [
  {
    name: 'downloads of a logo',
    path: '/brand/logos',
    enter: async (page) => {
      await press(page, /^Download /u);
      await menu(page);
    },
  },
  {
    name: 'downloads of a bitmap logo',
    path: '/brand/logos?tab=social',
    enter: async (page) => {
      await press(page, 'Download Fernhill avatar.png');
      await expect(page.getByText('A bitmap, because the logo is a PNG.').first()).toBeVisible();
    },
  },
  {
    name: 'actions of a logo',
    path: '/brand/logos',
    enter: async (page) => {
      await press(page, /^Actions for /u);
      await menu(page);
    },
  },
  {
    name: 'logo upload with a refused file',
    path: '/brand/logos',
    enter: async (page) => {
      await press(page, 'Upload Logo');
      await dialog(page);
      await choose(page, 'run.exe', 'application/x-msdownload', 'MZ');
      await expect(page.getByText(/File type must be/u).first()).toBeVisible();
    },
  },
  {
    name: 'rename a logo',
    path: '/brand/logos',
    enter: async (page) => {
      await pressInMenu(page, 'Rename…');
      await dialog(page);
    },
  },
  {
    name: 'delete a logo',
    path: '/brand/logos',
    enter: async (page) => {
      await pressInMenu(page, 'Delete…');
      await question(page);
    },
  },
  {
    name: 'logo viewer',
    path: '/brand/logos',
    enter: async (page) => {
      await page
        .getByRole('link', { name: /^Fernhill primary/u })
        .first()
        .click();
      await expect(page.getByText('On a photo')).toBeVisible();
    },
  },
  {
    name: 'color form with an error',
    path: '/brand/colors',
    enter: (page) => sendEmpty(page, 'Add Color', 'Save', 'Enter a name for the color.'),
  },
  {
    name: 'actions of a color',
    path: '/brand/colors',
    enter: async (page) => {
      await press(page, /^Actions for /u);
      await menu(page);
    },
  },
  {
    name: 'exports of the colors',
    path: '/brand/colors',
    enter: async (page) => {
      await press(page, 'More actions');
      await menu(page);
    },
  },
  {
    name: 'import of a damaged palette',
    path: '/brand/colors',
    enter: async (page) => {
      await chooseMore(page, 'Import colors…');
      await choose(page, 'palette.ase', 'application/octet-stream', 'ASEF');
      await expect(page.getByText(/palette.ase could not be read/u)).toBeVisible();
    },
  },
  {
    name: 'preview of an import',
    path: '/brand/colors',
    enter: async (page) => {
      await chooseMore(page, 'Import colors…');
      await page.getByLabel('Or paste HEX values').fill('#1D3557 Night');
      await press(page, 'Preview');
      await expect(page.getByText('1 new, 0 changed, 0 unchanged', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'font form with errors',
    path: '/brand/typography',
    enter: (page) => sendEmpty(page, 'Add Font', 'Add', 'Enter a name for the font.'),
  },
  {
    name: 'damaged font file',
    path: '/brand/typography',
    enter: async (page) => {
      await press(page, /^Upload font file for /u);
      await dialog(page);
      await choose(page, 'Broken.woff2', 'font/woff2', 'wOF2 no font');
      await expect(page.getByText(/The file is damaged/u)).toBeVisible();
    },
  },
  {
    name: 'actions of a font',
    path: '/brand/typography',
    enter: async (page) => {
      await press(page, /^Actions for /u);
      await menu(page);
    },
  },
  {
    name: 'rule form with errors',
    path: '/brand/context',
    enter: (page) => sendEmpty(page, 'Add Rule', 'Add', 'Enter a title.'),
  },
  {
    name: 'delete a rule',
    path: '/brand/context',
    enter: async (page) => {
      await pressInMenu(page, 'Delete…');
      await question(page);
    },
  },
  {
    name: 'findings of a text that is tried',
    path: '/brand/context',
    enter: async (page) => {
      await press(page, 'Try it');
      await page.getByLabel('Text to check').fill('Click here.');
      await expect(page.getByRole('list', { name: 'Findings' })).toBeVisible();
    },
  },
  {
    name: 'guideline form with errors',
    path: '/brand/co-branding',
    enter: (page) => sendEmpty(page, 'Add Guideline', 'Add', 'Enter a title.'),
  },
  {
    name: 'actions of a guideline',
    path: '/brand/co-branding',
    enter: async (page) => {
      await press(page, /^Actions for /u);
      await menu(page);
    },
  },
  {
    name: 'guidelines that are ready',
    path: '/brand/co-branding',
    enter: async (page) => {
      await press(page, 'Prepare PDF guidelines');
      await expect(page.getByRole('button', { name: 'Download PDF guidelines' })).toBeVisible();
    },
  },
];
