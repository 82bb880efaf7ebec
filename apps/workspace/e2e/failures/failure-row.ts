import type { Page } from '@playwright/test';

import { liftFaults } from '../support/faults';
import { settled } from '../support/screen';
import { expect, test } from '../support/test';

interface Place {
  /** The operation that fails, by its name in the contract. */
  readonly operation: string;
  /** Where it is asked for, as an administrator. */
  readonly address: string;
  /** What the person does until the operation is asked for; nothing where the screen asks by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** A failure that is told where it happened, with the way on from there. */
interface ToldRow extends Place {
  readonly message: string | RegExp;
  /** The name of the button that tries again, or what the person does instead. */
  readonly retry?: string | RegExp | ((page: Page) => Promise<unknown>);
  /** A typed text, by the label of its field, that is still there after the failure. */
  readonly kept?: readonly [label: string | RegExp, text: string];
  /** What is seen once it has worked; that the message is gone, where nothing is given. */
  readonly done?: string | RegExp;
}

/** A failure that nobody is told of, with the reason, and what shows that the screen works without. */
interface QuietRow extends Place {
  readonly quiet: string;
  readonly seen: string | RegExp;
}

export type FailureRow = ToldRow | QuietRow;

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Presses a button of the dialog that is open. */
export const pressInDialog = (page: Page, name: string | RegExp) =>
  page
    .locator('[role="dialog"], [role="alertdialog"]')
    .getByRole('button', { name, exact: true })
    .click();

export const type = (page: Page, label: string | RegExp, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).first().fill(text);

/** Opens the menu of a row, a card or the page, and chooses a line of it. */
export async function choose(page: Page, menu: string | RegExp, line: string): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: line }).first().click();
}

const anyAlert = /couldn’t be loaded|That did not work/u;

/** Meets the failure, finds it told, and goes on from there once it is lifted. */
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
  // What a screen reader has heard stays in its region for a while.
  const unheard = page.locator(':not([data-live-announcer] *)');
  const message = page.getByText(row.message).and(unheard).first();
  await expect(message).toBeVisible();
  if (row.kept) {
    const [label, text] = row.kept;
    await expect(page.getByRole('textbox', { name: label, exact: true }).first()).toHaveValue(text);
  }
  await liftFaults(page);
  const retry = row.retry ?? 'Try again';
  if (typeof retry === 'function') await retry(page);
  else
    await page
      .getByRole('button', { name: retry, exact: typeof retry === 'string' })
      .first()
      .click();
  if (row.done === undefined) await expect(page.getByText(row.message).and(unheard)).toHaveCount(0);
  else await expect(page.getByText(row.done).first()).toBeVisible();
}

/** Plays each row as a step of its own, in one tab. */
export async function playAll(page: Page, rows: readonly FailureRow[]): Promise<void> {
  for (const row of rows) await test.step(row.operation, () => play(page, row));
}
