import type { CDPSession, Page } from '@playwright/test';

import type { ScreenRoute } from '../routes';

/** The most Tab stops outside the navigation; the calendar's do not depend on its content. */
const mostStops = { screen: 31, calendar: 17 } as const;

interface Stop {
  name: string;
  role: string;
  /** Whether it is in the navigation or in a list row; their number is not limited. */
  isOfMany: boolean;
  /** Its faults, if any. */
  faults: string[];
}

/** Returns the accessible name and role of the focused element. */
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

/** Checks that the focused element is on the page, in the viewport and not covered. */
function faultsOfFocused(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return ['nothing has focus'];
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) return ['has no size'];
    // The visible box of a checkbox covers its input inside the label.
    const whole = element.closest('label') ?? element;
    // An auto-growing text may be taller than the viewport, so only its start is checked.
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

/** Tabs through the page until focus returns to the start or the limit is exceeded. */
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

/** Returns the faults of a screen's Tab stops and of their number. Call it last: it moves focus. */
export async function tabStopFaults(page: Page, { path, name }: ScreenRoute): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const stops = await stopsOf(page, browser);
  await browser.detach();
  const count = stops.filter(({ isOfMany }) => !isOfMany).length;
  const limit = path.startsWith('/content/calendar') ? mostStops.calendar : mostStops.screen;
  return [
    ...(count > limit ? [`${name}: ${String(count)} stops`] : []),
    ...stops.flatMap((stop) =>
      stop.faults.map((fault) => `${name}: ${stop.role} “${stop.name}” ${fault}`),
    ),
  ];
}
