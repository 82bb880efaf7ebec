import { Buffer } from 'node:buffer';

import type { Page } from '@playwright/test';

import { endFaults } from '../support/faults';
import { settled } from '../support/screen';
import { expect, test } from '../support/test';

/** The message of an unexpected failure. */
export const failed = 'That did not work';

/** A PNG of one pixel. */
export const onePixel = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Place {
  /** The operation that fails, by its name in the contract. */
  readonly operation: string;
  /** The page that calls it, opened as an administrator. */
  readonly address: string;
  /** The actions that call it; none if the page calls it by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** A failure with a message and a next step. */
interface MessageRow extends Place {
  readonly message: string | RegExp;
  /** The name of the retry button, or the actions instead; «Try again» by default. */
  readonly retry?: string | RegExp | ((page: Page) => Promise<unknown>);
  /** A field and its text, which the failure must not clear. */
  readonly kept?: readonly [label: string | RegExp, text: string];
  /** The text after a successful retry; by default the message must disappear. */
  readonly done?: string | RegExp;
}

/** A failure without a message, the reason for that, and a text that shows that the page still works. */
interface QuietRow extends Place {
  readonly quiet: string;
  readonly seen: string | RegExp;
}

export type FailureRow = MessageRow | QuietRow;

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/**
 * Presses the page's own Undo, which is shown only on focus while its toast is open; a list that
 * becomes empty draws it anew.
 */
export async function undo(page: Page, name: RegExp): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name }).first().press('Enter');
}

/** Presses a button of the open dialog. */
export const pressInDialog = (page: Page, name: string | RegExp) =>
  page
    .locator('[role="dialog"], [role="alertdialog"]')
    .getByRole('button', { name, exact: true })
    .click();

export const type = (page: Page, label: string | RegExp, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).first().fill(text);

/** Chooses an item from the menu of a row, a card or the page. */
export async function choose(page: Page, menu: string | RegExp, line: string): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: line }).first().click();
}

const anyAlert = /couldn’t be loaded|That did not work/u;

/** Checks the message of a failure, ends the failure and checks the retry. */
async function play(page: Page, row: FailureRow): Promise<void> {
  const { operation, address, act } = row;
  const mark = address.includes('?') ? '&' : '?';
  await page.goto(`${address}${mark}latency=0&fail=${operation}`);
  if (act) {
    await settled(page);
    await act(page);
  }
  if ('quiet' in row) {
    await expect(page.getByText(row.seen).first()).toBeVisible();
    await settled(page);
    await expect(page.getByText(anyAlert)).toHaveCount(0);
    return;
  }
  // The live regions keep announced messages for a while.
  const onScreen = page.locator(':not([data-live-announcer] *)');
  const message = page.getByText(row.message).and(onScreen).filter({ visible: true }).first();
  await expect(message).toBeVisible();
  if (row.kept) {
    const [label, text] = row.kept;
    await expect(page.getByRole('textbox', { name: label, exact: true }).first()).toHaveValue(text);
  }
  await endFaults(page);
  const retry = row.retry ?? 'Try again';
  if (typeof retry === 'function') await retry(page);
  else
    await page
      .getByRole('button', { name: retry, exact: typeof retry === 'string' })
      .first()
      .press('Enter');
  if (row.done === undefined)
    await expect(page.getByText(row.message).and(onScreen)).toHaveCount(0);
  else await expect(page.getByText(row.done).filter({ visible: true }).first()).toBeVisible();
}

/** Plays the rows in one tab, each as its own step. */
export async function playAll(page: Page, rows: readonly FailureRow[]): Promise<void> {
  for (const row of rows) await test.step(row.operation, () => play(page, row));
}
