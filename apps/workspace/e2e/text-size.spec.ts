import { chromiumFlags, requireChromium } from '../../../tools/chromium.mjs';
import { faultyScreens } from './support/faulty-screens';
import { opened } from './support/people';
import { expect, test } from './support/test';

/** The text size of the browser is 200 %, as a person sets it in its settings. */
test.use({
  // The navigation, which signing in waits for, is beside the page only in a wide window.
  viewport: { width: 1920, height: 1080 },
  launchOptions: {
    executablePath: requireChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

test(
  'with text at 200 % on a phone no screen is cut off, and its title is in sight',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await faultyScreens(page, () => true)).toEqual([]);
  },
);
