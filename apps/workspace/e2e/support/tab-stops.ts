import type { CDPSession, Page } from '@playwright/test';

import type { ScreenRoute } from '../routes';

/**
 * The most Tab stops outside the navigation. Rows and tiles count: a list has the controls of one
 * row in the Tab order. The calendar's stops do not depend on its content.
 */
const mostStops = { screen: 31, withRows: 40, calendar: 17 } as const;

/** Their tables are parts of a page, in which each row has a stop. */
const hasPlainTable = /^\/(?:analytics\/keywords|workflows\/)/u;

interface Stop {
  name: string;
  role: string;
  place: 'navigation' | 'row' | 'page';
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
      if (element.closest('nav')) return { place: 'navigation' } as const;
      const isInRow = element.closest('main tbody tr, main [data-tile]') !== null;
      return { place: isInRow ? 'row' : 'page' } as const;
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
  const count = (...places: readonly Stop['place'][]) =>
    stops.filter(({ place }) => places.includes(place)).length;
  const isCalendar = path.startsWith('/content/calendar');
  const most = isCalendar ? mostStops.calendar : mostStops.withRows;
  const isOver =
    count('page') > mostStops.screen || (!hasPlainTable.test(path) && count('page', 'row') > most);
  return [
    ...(isOver
      ? [`${name}: ${String(count('page'))} stops, and ${String(count('row'))} in rows`]
      : []),
    ...stops.flatMap((stop) =>
      stop.faults.map((fault) => `${name}: ${stop.role} “${stop.name}” ${fault}`),
    ),
  ];
}
