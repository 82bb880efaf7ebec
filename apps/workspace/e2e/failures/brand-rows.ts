import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import type { FailureRow } from './failure-row';
import { choose, failed, press, pressInDialog, type, undo } from './failure-row';

interface Assets {
  readonly area: string;
  readonly address: string;
  readonly add: string;
  /** The labels of the required fields. */
  readonly fields: readonly string[];
  /** The button of the question before deleting. */
  readonly confirm?: string;
}

const actions = /^Actions for /u;

/** Returns the rows of one kind of asset. */
const assetRows = ({ area, address, add, fields, confirm }: Assets): readonly FailureRow[] => {
  const first = fields[0] ?? '';
  const remove = async (page: Page) => {
    await choose(page, actions, confirm === undefined ? 'Delete' : 'Delete…');
    if (confirm !== undefined) await pressInDialog(page, confirm);
  };
  return [
    {
      operation: `${area}.create`,
      address,
      act: async (page) => {
        await press(page, add);
        for (const field of fields) await type(page, field, `Any ${field}`);
        await pressInDialog(page, 'Add');
      },
      message: failed,
      kept: [first, `Any ${first}`],
      retry: (page) => pressInDialog(page, 'Add'),
      done: /added$/u,
    },
    {
      operation: `${area}.update`,
      address,
      act: async (page) => {
        await choose(page, actions, 'Edit…');
        await type(page, first, 'Changed');
        await pressInDialog(page, 'Save changes');
      },
      message: failed,
      kept: [first, 'Changed'],
      retry: (page) => pressInDialog(page, 'Save changes'),
      done: /saved$/u,
    },
    {
      operation: `${area}.reorder`,
      address,
      act: (page) => choose(page, actions, 'Move down'),
      message: /was not moved$/u,
      done: /moved to position/u,
    },
    {
      operation: `${area}.delete`,
      address,
      act: remove,
      message: /was not deleted$/u,
      done: /deleted$/u,
    },
    {
      operation: `${area}.restore`,
      address,
      act: async (page) => {
        await remove(page);
        await undo(page, /^Undo: /u);
      },
      message: /was not restored$/u,
      retry: /^Try again: /u,
      done: /restored$/u,
    },
  ];
};

const assets: readonly Assets[] = [
  {
    area: 'voice',
    address: '/brand/voice',
    add: 'Add Voice Tone',
    fields: ['Title', 'Description', 'Example 1'],
  },
  { area: 'messages', address: '/brand/messaging', add: 'Add Message', fields: ['Message'] },
  {
    area: 'rules',
    address: '/brand/context',
    add: 'Add Rule',
    fields: ['Title', 'Description', 'Example 1'],
    confirm: 'Delete rule',
  },
  {
    area: 'typography',
    address: '/brand/typography',
    add: 'Add Font',
    fields: ['Name', 'Font family', 'Weights', 'Usage'],
  },
  {
    area: 'guidelines',
    address: '/brand/co-branding',
    add: 'Add Guideline',
    fields: ['Title', 'Description'],
  },
];

const svg = {
  name: 'spark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  ),
};

/** Picks a file in the open dialog. */
const pick = (page: Page, file: typeof svg) =>
  page.locator('input[type=file]').last().setInputFiles(file);

const logo = '/brand/logos';
const logoViewer = '/brand/logos?logo=logo_1748736000000_100001';

const logoRows: readonly FailureRow[] = [
  {
    operation: 'logos.upload',
    address: logo,
    act: async (page) => {
      await press(page, 'Upload Logo');
      await pick(page, svg);
    },
    message: 'spark.svg was not uploaded',
    done: /uploaded$/u,
  },
  {
    operation: 'logos.replace',
    address: logo,
    act: async (page) => {
      await choose(page, actions, 'Replace…');
      await pick(page, svg);
    },
    message: 'spark.svg was not uploaded',
    done: /replaced$/u,
  },
  {
    operation: 'logos.restoreVersion',
    address: logo,
    act: async (page) => {
      await choose(page, actions, 'Replace…');
      await pick(page, svg);
      await undo(page, /^Undo: /u);
    },
    message: /was not restored$/u,
    retry: /^Try again: /u,
    done: /is as it was before$/u,
  },
  {
    operation: 'logos.rename',
    address: logo,
    act: async (page) => {
      await choose(page, actions, 'Rename…');
      await type(page, 'Name', 'Another name');
      await pressInDialog(page, 'Save');
    },
    message: failed,
    kept: ['Name', 'Another name'],
    retry: (page) => pressInDialog(page, 'Save'),
    done: /is now Another name/u,
  },
  {
    operation: 'logos.download',
    address: logo,
    act: (page) => choose(page, /^Download /u, 'All variants (.zip)'),
    message: failed,
    done: /downloaded$/u,
  },
  {
    operation: 'logos.delete',
    address: logo,
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete logo');
    },
    message: /was not deleted$/u,
    done: /deleted$/u,
  },
  {
    operation: 'logos.restore',
    address: logo,
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete logo');
      await undo(page, /^Undo: /u);
    },
    message: /was not restored$/u,
    retry: /^Try again: /u,
    done: /restored$/u,
  },
  { operation: 'logos.preview', address: logoViewer, message: 'This couldn’t be loaded' },
];

const colors = '/brand/colors';
const togglePair = (page: Page) =>
  page
    .getByRole('table', { name: 'Pairs of colors' })
    .getByRole('checkbox', { checked: false })
    .first()
    .click({ force: true });

const colorRows: readonly FailureRow[] = [
  {
    operation: 'colors.create',
    address: colors,
    act: async (page) => {
      await press(page, 'Add Color');
      await type(page, 'Name', 'Ember');
      await press(page, 'Save');
    },
    message: failed,
    kept: ['Name', 'Ember'],
    retry: 'Save',
    done: 'Ember added',
  },
  {
    operation: 'colors.update',
    address: colors,
    act: async (page) => {
      await choose(page, actions, 'Edit');
      await type(page, 'Name', 'Ember two');
      await press(page, 'Save');
    },
    message: failed,
    kept: ['Name', 'Ember two'],
    retry: 'Save',
    done: 'Ember two saved',
  },
  {
    operation: 'colors.move',
    address: colors,
    act: (page) => choose(page, actions, 'Move later'),
    message: /was not moved$/u,
    done: /moved to/u,
  },
  {
    operation: 'colors.delete',
    address: colors,
    act: (page) => choose(page, actions, 'Delete'),
    message: /was not deleted$/u,
    done: /deleted$/u,
  },
  {
    operation: 'colors.restore',
    address: colors,
    act: async (page) => {
      await choose(page, actions, 'Delete');
      await undo(page, /^Undo: /u);
    },
    message: /was not restored$/u,
    retry: /^Try again: /u,
    done: /restored$/u,
  },
  {
    operation: 'colors.import',
    address: colors,
    act: async (page) => {
      await choose(page, 'More actions', 'Import colors…');
      await page.getByRole('textbox', { name: /^Or paste HEX values/u }).fill('#205375 Ocean');
      await press(page, 'Preview');
      await press(page, /^Import 1 color/u);
    },
    message: failed,
    retry: /^Import 1 color/u,
    done: '1 color imported',
  },
  {
    operation: 'colors.setPairs',
    address: '/brand/colors?view=contrast',
    act: togglePair,
    message: 'The pair was not saved',
    done: '1 pair allowed',
  },
];

const fonts = '/brand/typography';
const fontFiles = createRequire(import.meta.url);
const fontFile = fontFiles.resolve(
  '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2',
);
const attachFont = async (page: Page) => {
  await press(page, /^(?:Upload|Replace) font file/u);
  await page.locator('input[type=file]').last().setInputFiles(fontFile);
};

/** The uploaded file of a font; each row needs the one before. */
const fontRows: readonly FailureRow[] = [
  {
    operation: 'typography.attachFont',
    address: fonts,
    act: attachFont,
    message: 'caveat-latin-wght-normal.woff2 was not uploaded',
    done: 'caveat-latin-wght-normal.woff2 uploaded',
  },
  {
    operation: 'typography.font',
    address: fonts,
    message: 'The font file couldn’t be loaded',
  },
  {
    operation: 'typography.detachFont',
    address: fonts,
    act: (page) => press(page, /^Remove font file of /u),
    message: failed,
    done: /^Font file of .* removed$/u,
  },
  {
    operation: 'typography.reattachFont',
    address: fonts,
    act: (page) => press(page, /^Restore previous file of /u),
    message: failed,
    done: /^Font file of .* restored$/u,
  },
];

/** The changes to a brand's assets, logos, colors and font files. */
export const brandRows: readonly FailureRow[] = [
  ...assets.flatMap(assetRows),
  ...logoRows,
  ...colorRows,
  ...fontRows,
];
