import type { Page } from '@playwright/test';

import { expect } from './test';

/** Something that opens over a screen. */
export interface State {
  name: string;
  path: string;
  /** Brings the page into the state. */
  enter: (page: Page) => Promise<unknown>;
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

export const dialog = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible();
