import type { CDPSession, Page } from '@playwright/test';

import { routes } from './routes';
import { opened } from './support/people';
import { desktop, settled } from './support/screen';
import { expect, test } from './support/test';

/** Beside the navigation, which has a line for each area and a link that skips it. */
const most = 31;
/** The calendar has as many whatever is in it. */
const mostOfCalendar = 17;

interface Stop {
  name: string;
  role: string;
  /** Whether it belongs to the navigation, or to one of the rows of a list, of which there may be any number. */
  isOfMany: boolean;
  /** What is wrong with it, if anything. */
  faults: string[];
}

/** What the browser tells assistive technology of what has focus. */
async function focusedNode(browser: CDPSession): Promise<{ name: string; role: string }> {
  const { result } = await browser.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const { name, role } = nodes[0] ?? {};
  return { name: String(name?.value ?? ''), role: String(role?.value ?? '') };
}

/** Whether what has focus is on the page, in the window and under nothing else. */
function faultsOfFocused(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return ['nothing has focus'];
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) return ['has no size'];
    // The box of a checkbox is drawn over the checkbox itself, inside of their label.
    const whole = element.closest('label') ?? element;
    // A text that grew with its words may be higher than the window: then its start is what counts.
    const isHigh = height > innerHeight / 3;
    const [x, y] = [left + width / 2, isHigh ? Math.max(top, 0) + 24 : top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return ['is outside of the window'];
    const there = document.elementFromPoint(x, y);
    const isSeen = there !== null && (whole.contains(there) || there.contains(element));
    return isSeen
      ? []
      : [`is covered by ${there?.tagName ?? 'nothing'} “${there?.textContent.slice(0, 40) ?? ''}”`];
  });
}

/** Walks through the page by Tab until it starts again or has gone too far. */
async function stopsOf(page: Page, browser: CDPSession): Promise<Stop[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
      element.setAttribute('data-walked', '');
      const many = 'nav, main tbody tr, main [data-first-content] > li, main [data-tile]';
      return { isOfMany: element.closest(many) !== null };
    });
    if (!stop) return stops;
    const { name, role } = await focusedNode(browser);
    const faults = await faultsOfFocused(page);
    if (name.trim() === '') faults.push('has no name');
    if (['generic', 'none', ''].includes(role)) faults.push('has no role');
    stops.push({ ...stop, name, role, faults });
  }
}

for (const visitor of new Set(routes.map(({ as }) => as))) {
  test(`every Tab stop of ${visitor} has a name and a role, is seen, and there are at most ${String(most)}, on the calendar ${String(mostOfCalendar)}`, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    const page = await opened(context, visitor);
    await page.setViewportSize(desktop);
    const browser = await context.newCDPSession(page);
    const found: string[] = [];
    for (const { path, name } of routes.filter(({ as }) => as === visitor)) {
      await page.goto(path);
      await settled(page);
      const stops = await stopsOf(page, browser);
      const count = stops.filter(({ isOfMany }) => !isOfMany).length;
      const limit = path.startsWith('/content/calendar') ? mostOfCalendar : most;
      if (count > limit) found.push(`${name}: ${String(count)} stops`);
      for (const stop of stops) {
        for (const fault of stop.faults) {
          found.push(`${name}: ${stop.role} “${stop.name}” ${fault}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}
