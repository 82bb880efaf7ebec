import type { Page } from '@playwright/test';

import type { FailureRow } from './failure-row';
import { choose, failed, press, pressInDialog, type, undo } from './failure-row';

const actions = /^Actions for /u;
const campaign = 'campaign_1748736000000_100001';
const email = 'email_1748736000000_100006';
const printItem = 'print_1748736000000_100002';

/** Chooses a menu item of the first row with a status. */
async function chooseWhere(page: Page, status: string, line: string): Promise<void> {
  await page
    .getByRole('row')
    .filter({ has: page.getByText(status, { exact: true }) })
    .first()
    .getByRole('button', { name: actions })
    .click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

const campaignRows: readonly FailureRow[] = [
  {
    operation: 'campaigns.create',
    address: '/marketing/campaigns/create',
    act: async (page) => {
      await type(page, 'Name', 'Spring market');
      await page.getByRole('textbox', { name: 'Description' }).fill('Six stalls.');
      await page.getByRole('spinbutton', { name: /month, Start date/u }).focus();
      await page.keyboard.type('03012027');
      await page.getByRole('textbox', { name: 'Goal 1' }).fill('300 visitors');
      await press(page, 'LinkedIn');
      await press(page, 'Create campaign');
    },
    message: failed,
    kept: ['Name', 'Spring market'],
    retry: 'Create campaign',
    done: /Spring market” created|created/u,
  },
  {
    operation: 'campaigns.update',
    address: `/marketing/campaigns/${campaign}/edit`,
    act: async (page) => {
      await type(page, 'Name', 'Another name');
      await press(page, 'Save changes');
    },
    message: failed,
    kept: ['Name', 'Another name'],
    retry: 'Save changes',
    done: /saved$/u,
  },
  {
    operation: 'campaigns.delete',
    address: '/marketing/campaigns',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete campaign');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete campaign'),
    done: /deleted$/u,
  },
  {
    operation: 'campaigns.restore',
    address: '/marketing/campaigns',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete campaign');
      await undo(page, /^Undo: /u);
    },
    message: /” was not restored$/u,
    retry: /^Try again: /u,
    done: /restored$/u,
  },
];

const emailRows: readonly FailureRow[] = [
  {
    operation: 'emails.create',
    address: '/marketing/emails/create',
    act: async (page) => {
      await type(page, 'Name', 'Harvest letter');
      await type(page, 'Subject', 'The harvest is in');
      await type(page, 'Message', 'Hello,');
      await press(page, 'Create email');
    },
    message: failed,
    kept: ['Name', 'Harvest letter'],
    retry: 'Create email',
    done: /created$/u,
  },
  {
    operation: 'emails.update',
    address: `/marketing/emails/${email}/edit`,
    act: async (page) => {
      await type(page, 'Name', 'Another letter');
      await press(page, 'Save changes');
    },
    message: failed,
    kept: ['Name', 'Another letter'],
    retry: 'Save changes',
    done: /saved$/u,
  },
  {
    operation: 'emails.duplicate',
    address: '/marketing/emails',
    act: (page) => choose(page, actions, 'Duplicate'),
    message: failed,
    done: /duplicated|Copy of/u,
  },
  {
    operation: 'emails.archive',
    address: '/marketing/emails',
    act: (page) => chooseWhere(page, 'Sent', 'Archive'),
    message: failed,
    done: /archived$/u,
  },
  {
    operation: 'emails.unschedule',
    address: '/marketing/emails',
    act: (page) => chooseWhere(page, 'Scheduled', 'Unschedule'),
    message: failed,
    done: /is a draft again$/u,
  },
  {
    operation: 'emails.schedule',
    address: '/marketing/emails',
    act: async (page) => {
      await chooseWhere(page, 'Draft', 'Schedule…');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('spinbutton', { name: /^month/u }).focus();
      await page.keyboard.type('03012027');
      await dialog.getByRole('spinbutton', { name: /^hour/u }).focus();
      await page.keyboard.type('0900AM');
      await pressInDialog(page, 'Schedule email');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Schedule email'),
    done: /scheduled for/u,
  },
  {
    operation: 'emails.send',
    address: '/marketing/emails',
    act: async (page) => {
      await chooseWhere(page, 'Draft', 'Send…');
      await pressInDialog(page, 'Send email');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Send email'),
    done: /Sending|sent/u,
  },
  {
    operation: 'emails.deliver',
    address: '/marketing/emails',
    act: async (page) => {
      await chooseWhere(page, 'Draft', 'Send…');
      await pressInDialog(page, 'Send email');
    },
    message: failed,
    done: /sent/u,
  },
  {
    operation: 'emails.delete',
    address: '/marketing/emails',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete email');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete email'),
    done: /deleted$/u,
  },
  {
    operation: 'emails.restore',
    address: '/marketing/emails',
    act: async (page) => {
      await chooseWhere(page, 'Draft', 'Delete…');
      await pressInDialog(page, 'Delete email');
      await undo(page, /^Undo: /u);
    },
    message: /” was not restored$/u,
    retry: /^Try again: /u,
    done: /restored$/u,
  },
];

const printRows: readonly FailureRow[] = [
  {
    operation: 'print.create',
    address: '/marketing/print/create',
    act: async (page) => {
      await type(page, 'Name', 'Barista card');
      await type(page, 'Headline', 'Hello');
      await press(page, 'Create item');
    },
    message: failed,
    kept: ['Name', 'Barista card'],
    retry: 'Create item',
    done: /created$/u,
  },
  {
    operation: 'print.update',
    address: `/marketing/print/${printItem}/edit`,
    act: async (page) => {
      await type(page, 'Name', 'Another card');
      await press(page, 'Save changes');
    },
    message: failed,
    kept: ['Name', 'Another card'],
    retry: 'Save changes',
    done: /saved$/u,
  },
  {
    operation: 'print.duplicate',
    address: '/marketing/print',
    act: (page) => choose(page, actions, 'Duplicate'),
    message: failed,
    done: /duplicated|Copy of/u,
  },
  {
    operation: 'print.delete',
    address: '/marketing/print',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete item');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete item'),
    done: /deleted$/u,
  },
  {
    operation: 'print.restore',
    address: '/marketing/print',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete item');
      await undo(page, /^Undo: /u);
    },
    message: /” was not restored$/u,
    retry: /^Try again: /u,
    done: /restored$/u,
  },
];

const keywordRows: readonly FailureRow[] = [
  {
    operation: 'keywords.analyze',
    address: '/analytics/keywords',
    act: (page) => press(page, 'Analyze Opportunities'),
    message: 'The keywords couldn’t be analyzed',
    done: /keywords? analyzed/u,
  },
  {
    operation: 'keywords.createGroup',
    address: '/analytics/keywords',
    act: async (page) => {
      await press(page, 'Add group');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Gifts');
      await dialog.getByRole('textbox', { name: 'Keywords' }).fill('coffee gift box,');
      await pressInDialog(page, 'Add group');
    },
    message: failed,
    kept: ['Name', 'Gifts'],
    retry: (page) => pressInDialog(page, 'Add group'),
    done: /Gifts” added|added$/u,
  },
  {
    operation: 'keywords.updateGroup',
    address: '/analytics/keywords',
    act: async (page) => {
      await choose(page, actions, 'Edit…');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Other gifts');
      await pressInDialog(page, 'Save changes');
    },
    message: failed,
    kept: ['Name', 'Other gifts'],
    retry: (page) => pressInDialog(page, 'Save changes'),
    done: /saved$/u,
  },
  {
    operation: 'keywords.deleteGroup',
    address: '/analytics/keywords',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete group');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Delete group'),
    done: /deleted$/u,
  },
  {
    operation: 'keywords.restoreGroup',
    address: '/analytics/keywords',
    act: async (page) => {
      await choose(page, actions, 'Delete…');
      await pressInDialog(page, 'Delete group');
      await undo(page, /^Undo: /u);
    },
    message: /” was not restored$/u,
    retry: /^Try again: /u,
    done: /restored$/u,
  },
];

/** The changes to campaigns, emails, print items and keyword groups. */
export const marketingRows: readonly FailureRow[] = [
  ...campaignRows,
  ...emailRows,
  ...printRows,
  ...keywordRows,
];
