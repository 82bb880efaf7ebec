import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** A mouse, which counts its clicks, or a keyboard, which counts its presses. Typed text is not counted. */
export class Hand {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(...controls: readonly Locator[]): Promise<void> {
    for (const control of controls) {
      this.count += 1;
      await control.click();
    }
  }

  /** Opens a list and chooses from it. */
  async choose(name: string, label: string): Promise<void> {
    this.count += 2;
    const list = this.page.getByRole('combobox', { name });
    await list.selectOption({ label });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Presses the key that a button shows, or another button of its line. */
  async pressAs(...buttons: readonly Locator[]): Promise<void> {
    for (const button of buttons) {
      const key = button.locator('xpath=ancestor::li[1]').locator('kbd');
      await this.press((await key.textContent()) ?? '');
    }
  }

  /** Clicks a point of a control. */
  async clickAt(control: Locator, position: { x: number; y: number }): Promise<void> {
    this.count += 1;
    await control.click({ position });
  }

  /** A drag is one click. */
  async drag(from: Locator, to: Locator): Promise<void> {
    this.count += 1;
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('Nothing to drag.');
    const { mouse } = this.page;
    await mouse.move(start.x + 20, start.y + 10);
    await mouse.down();
    await mouse.move(start.x + 40, start.y + 40, { steps: 4 });
    await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
    await mouse.up();
  }

  /** Presses Tab until the control has focus. */
  async tabTo(locator: Locator, key = 'Tab'): Promise<void> {
    for (let stop = 0; stop < 60; stop += 1) {
      await this.press(key);
      if (await locator.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(locator)} is not reached within 60 Tab stops`);
  }

  /** Skips the navigation by the skip link at the start of the page. */
  async skipToMain(): Promise<void> {
    await this.press('Tab', 'Enter');
    await expect(this.page.getByRole('main')).toBeFocused();
  }
}
