import type { Page } from '@playwright/test';

import { chooseMore, openPage } from '../support/screen';
import type { FailureRow } from './failure-row';
import { choose, failed, press, pressInDialog, type, undo } from './failure-row';

const listOf = (status: string) =>
  `/content/calendar?view=list&status=${status}&type=social&orderBy=title`;
/** The month of a week from now, which has dated drafts on any day. */
const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const month = `/content/calendar?view=month&date=${nextWeek}`;

/** Opens the page of the first item of the list. */
const openFirst = (page: Page) => openPage(page, page.getByRole('table').getByRole('link').first());

/** Types a date of next year into the open dialog. */
async function typeMoment(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: /^month/u }).focus();
  await page.keyboard.type('03012027');
  await dialog.getByRole('spinbutton', { name: /^hour/u }).focus();
  await page.keyboard.type('0900AM');
}

/** Saves a changed item, so that it has an earlier version. */
async function saveAgain(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByLabel('Text', { exact: true }).fill('Other words.');
  await press(page, 'Save Changes');
  await page.getByRole('table').getByRole('link').first().waitFor();
}

const restoreAsDraft = async (page: Page) => {
  await page.getByRole('tab', { name: 'History' }).click();
  await press(page, /^Restore as draft: version /u);
  await pressInDialog(page, /Restore as draft/u);
};

/** Selects the first item of the list and presses a button of the selection bar. */
async function bulk(page: Page, name: string): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select “/u })
    .first()
    .click({ force: true });
  await page.getByRole('group', { name: 'Selected content' }).getByRole('button', { name }).click();
}

/** Moves an item of the month to a typed date, from its menu. */
async function move(page: Page): Promise<void> {
  await page
    .locator('[data-date]')
    .getByRole('link', { name: /Draft/u })
    .first()
    .click({
      button: 'right',
      position: { x: 20, y: 6 },
    });
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('spinbutton', { name: /^day/u }).focus();
  await page.keyboard.type('24');
  await pressInDialog(page, 'Move');
}

const discard = async (page: Page) => {
  await chooseMore(page, 'Delete');
  await pressInDialog(page, 'Delete');
};

/** Steps, versions and dates of an item, and their undo. */
export const contentRows: readonly FailureRow[] = [
  {
    operation: 'content.create',
    address: '/content/create',
    act: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('First windfalls');
      await page.getByLabel('Text', { exact: true }).fill('Come and taste.');
      await press(page, 'Create Posts');
    },
    message: failed,
    kept: ['Text', 'Come and taste.'],
    retry: 'Create Posts',
    done: 'Created “First windfalls” as a draft',
  },
  {
    operation: 'generation.text',
    address: '/content/create',
    act: async (page) => {
      await press(page, 'Generate Content');
      await type(page, 'What should it be about?', 'The harvest');
      await press(page, 'Generate');
    },
    message: failed,
    kept: ['What should it be about?', 'The harvest'],
    done: /Drafts? ready in/u,
  },
  {
    operation: 'files.suggest',
    address: '/content/create',
    act: async (page) => {
      await page.getByLabel('Text', { exact: true }).fill('The harvest of coffee');
      await press(page, 'Add Image');
    },
    message: 'This couldn’t be loaded',
  },
  {
    operation: 'content.update',
    address: listOf('draft'),
    act: async (page) => {
      await openFirst(page);
      await page.getByLabel('Text', { exact: true }).fill('Other words.');
      await press(page, 'Save Changes');
    },
    message: failed,
    kept: ['Text', 'Other words.'],
    retry: 'Save Changes',
    done: /^Saved/u,
  },
  {
    operation: 'content.restoreVersion',
    address: listOf('draft'),
    act: async (page) => {
      await saveAgain(page);
      await openFirst(page);
      await restoreAsDraft(page);
    },
    message: failed,
    done: /restored/u,
  },
  {
    operation: 'content.submit',
    address: listOf('draft'),
    act: async (page) => {
      await openFirst(page);
      await press(page, 'Submit for Review');
    },
    message: failed,
    done: /^Submitted “/u,
  },
  {
    operation: 'content.approve',
    address: listOf('pending'),
    act: async (page) => {
      await openFirst(page);
      await page.getByRole('tab', { name: 'Workflow' }).click();
      await type(page, /^Note to the author/u, 'Good as it is.');
      await press(page, 'Approve');
    },
    message: failed,
    kept: [/^Note to the author/u, 'Good as it is.'],
    done: /^Approved “/u,
  },
  {
    operation: 'content.reject',
    address: listOf('pending'),
    act: async (page) => {
      await openFirst(page);
      await page.getByRole('tab', { name: 'Workflow' }).click();
      await type(page, /^Note to the author/u, 'Too long.');
      await press(page, 'Reject');
    },
    message: failed,
    kept: [/^Note to the author/u, 'Too long.'],
    done: /^Rejected “/u,
  },
  {
    operation: 'content.undoDecision',
    address: listOf('pending'),
    act: async (page) => {
      await bulk(page, 'Approve');
      await undo(page, /^Undo: Approved/u);
    },
    message: failed,
    retry: /^Try again/u,
    done: /^Undid the approval of “/u,
  },
  {
    operation: 'content.schedule',
    address: listOf('approved'),
    act: async (page) => {
      await openFirst(page);
      await press(page, 'Schedule');
      await typeMoment(page);
      await pressInDialog(page, /^Schedule/u);
    },
    message: failed,
    done: /^Scheduled “/u,
  },
  {
    operation: 'content.unschedule',
    address: listOf('scheduled'),
    act: async (page) => {
      await openFirst(page);
      await press(page, 'Unschedule');
    },
    message: failed,
    done: /^Unscheduled “/u,
  },
  {
    operation: 'content.publish',
    address: `${listOf('approved')}&channel=linkedin`,
    act: async (page) => {
      await openFirst(page);
      await press(page, 'Publish Now');
      await pressInDialog(page, /^Publish/u);
    },
    message: failed,
    done: /^Published “/u,
  },
  {
    operation: 'content.duplicate',
    address: listOf('published'),
    act: async (page) => {
      await openFirst(page);
      await chooseMore(page, 'Duplicate as draft');
    },
    message: failed,
    done: /^Copied as “/u,
  },
  {
    operation: 'content.undoMove',
    address: month,
    act: async (page) => {
      await move(page);
      await undo(page, /^Undo: “/u);
    },
    message: failed,
    retry: /^Try again/u,
  },
  {
    operation: 'content.delete',
    address: listOf('draft'),
    act: async (page) => {
      await openFirst(page);
      await discard(page);
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete'),
    done: /^Deleted “/u,
  },
  {
    operation: 'content.restore',
    address: listOf('draft'),
    act: async (page) => {
      await openFirst(page);
      await discard(page);
      await press(page, 'Undo');
    },
    message: /could not be restored$/u,
    retry: /^Try again/u,
    done: /^Restored “/u,
  },
];

const prompt = 'A cup before calm water';
const images = '/content/generate-images';
const ofImage = `Actions for ${prompt}`;

/** Creating, saving and deleting generated images. */
export const imageRows: readonly FailureRow[] = [
  {
    operation: 'generation.image',
    address: images,
    act: async (page) => {
      await type(page, 'Description', prompt);
      await press(page, 'Generate Image');
    },
    message: 'The image could not be generated',
    kept: ['Description', prompt],
    done: `Image ready: ${prompt}`,
  },
  {
    operation: 'generation.imageFile',
    address: images,
    act: (page) => press(page, `Download ${prompt}`),
    message: /was not downloaded$/u,
    retry: /^Try again/u,
  },
  {
    operation: 'generation.saveImage',
    address: images,
    act: async (page) => {
      await choose(page, ofImage, 'Save to File Library…');
      await type(page, 'Alt text', 'Calm water');
      await pressInDialog(page, 'Save');
    },
    message: failed,
    kept: ['Alt text', 'Calm water'],
    retry: (page) => pressInDialog(page, 'Save'),
    done: /^Saved to File Library/u,
  },
  {
    operation: 'generation.deleteImage',
    address: images,
    act: async (page) => {
      await choose(page, ofImage, 'Delete…');
      await pressInDialog(page, 'Delete image');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete image'),
    done: `Deleted “${prompt}”`,
  },
  {
    operation: 'generation.restoreImage',
    address: images,
    act: async (page) => {
      await type(page, 'Description', prompt);
      await press(page, 'Generate Image');
      await page.getByRole('button', { name: ofImage }).waitFor();
      await choose(page, ofImage, 'Delete…');
      await pressInDialog(page, 'Delete image');
      await undo(page, /^Undo: Deleted/u);
    },
    message: `“${prompt}” could not be restored`,
    retry: /^Try again/u,
    done: `Restored “${prompt}”`,
  },
];
