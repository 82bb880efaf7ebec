import type { Page } from '@playwright/test';

import type { ScreenRoute } from '../routes';
import { routes } from '../routes';
import { hasSwitch, switching } from './bars';
import { desktop, settled, widePhone } from './screen';

/**
 * The highest allowed start of a screen's content, in px from the top of the viewport at 1280 ×
 * 800.
 */
const most = { content: 112, row: 128, day: 124, text: 232 };
/** The same at 390 × 844. */
const mostOnPhones = 120;

/**
 * The lists and galleries with enough samples: how many of their rows or tiles are whole in sight at
 * 1280 × 800.
 */
const inSight = [
  {
    of: 'main tbody tr',
    least: 14,
    on: ['content-list', 'files-list', 'colors-contrast', 'colors-contrast-viewer'],
  },
  { of: 'main [role="row"]:has(h2)', least: 12, on: ['files', 'files-viewer'] },
  { of: 'main li:has(h3)', least: 12, on: ['colors', 'colors-viewer'] },
];

/** The lists of which at least this many rows are whole in sight at 390 × 844. */
const rowsOnPhones = {
  least: 9,
  inSight: ['content-list', 'files-list', 'colors-contrast', 'colors-contrast-viewer'],
  // With few samples or figures above the rows: as many rows of their height have room.
  byHeight: ['team', 'team-viewer', 'emails', 'emails-viewer'],
};

/** The forms whose first long field is measured; those of emails and blog posts have more before it. */
const writing = ['content-create', 'content-edit-social'];

/** Only signed-in screens with content are measured. */
const isMeasured = ({ as, name }: ScreenRoute) =>
  as !== 'nobody' && !/-(?:denied|empty|not-found)$/u.test(name);

/**
 * On these routes a notice above the content reports that the requested page or state does not
 * exist.
 */
const told = ['dashboard-unknown-path', 'workflow-no-state'];

/** Returns the start of the first matching element; infinity without one. */
const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(([first]) => first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);

/** Counts the elements that are fully inside the viewport. */
const whole = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((each) => {
        const { top: y, bottom } = each.getBoundingClientRect();
        return y >= 0 && bottom <= innerHeight;
      }).length,
  );

/** Counts how many rows of the mean height have room below the bars of a phone. */
const rowsWithRoom = (page: Page) =>
  page.locator('main tbody tr').evaluateAll((rows, start) => {
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    const all = heights.reduce((sum, height) => sum + height, 0);
    return all === 0 ? 0 : Math.floor(((innerHeight - start) * rows.length) / all);
  }, mostOnPhones);

const pathnameOf = (url: string) => new URL(url, 'https://app.example').pathname;
/** The pages whose views and filters are measured for layout shifts. */
const switchingPages = new Set([
  '/content/calendar',
  ...routes.filter(({ name }) => name in switching).map(({ path }) => pathnameOf(path)),
]);

/** Returns the names of the controls in the primary color, except today's date. */
function solidControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.backgroundColor = 'var(--br-color-action)';
    document.body.append(probe);
    const action = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const controls = document.querySelectorAll(
      'button, a, label, [role="radio"], [role="tab"], select',
    );
    return [...controls]
      .filter((each) => each.getAttribute('aria-current') !== 'date')
      .filter((each) => each.checkVisibility() && getComputedStyle(each).backgroundColor === action)
      .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim());
  });
}

/** Returns the text of table cells that overflow into the next cell. */
function overflowingCells(page: Page): Promise<string[]> {
  return page.locator('main :is(td, th)').evaluateAll((cells) =>
    cells
      .filter((each) => getComputedStyle(each).overflowX === 'visible')
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent.trim()),
  );
}

/** Returns what changes its colors under a mouse although a press there does nothing. */
function deadHovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable =
      'a, button, input, label, select, textarea, summary, [role="option"], [role="tab"], [role="slider"], [draggable="true"]';
    const styleRules = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
      });
    const colored = [...document.styleSheets]
      .flatMap((sheet) => styleRules(sheet.cssRules))
      .filter(({ style }) => style.backgroundColor || style.borderColor || style.color)
      .flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/u))
      .filter((selector) => selector.includes(':hover'))
      .map((selector) => selector.replace(/(?::is\()?:hover.*/u, ''));
    const isDead = (each: Element) =>
      each.checkVisibility() &&
      !each.closest(pressable) &&
      // A press beside the text of a field goes into it.
      !each.querySelector('a[href], input, [role="spinbutton"]') &&
      getComputedStyle(each).cursor !== 'pointer';
    return [...new Set(colored)].flatMap((selector) => {
      const [dead] = [...document.querySelectorAll(`main :is(${selector})`)].filter(isDead);
      return dead ? [`${selector} (${dead.textContent.trim().slice(0, 40)})`] : [];
    });
  });
}

/**
 * Returns the layout faults of a screen: content that starts too low, too few rows or tiles in
 * sight, more than one solid control, colors that change under a mouse without a press to follow,
 * and overflowing table cells. Leaves the viewport at phone width.
 */
export async function layoutFaults(page: Page, route: ScreenRoute): Promise<string[]> {
  const { name } = route;
  if (!isMeasured(route)) return [];
  const faults: string[] = [];
  const expectAtMost = async (where: string, selector: string, limit: number) => {
    const y = await top(page, selector);
    if (y > limit) faults.push(`${where}: ${selector} at ${String(y)}, more than ${String(limit)}`);
  };
  await page.setViewportSize(desktop);
  await settled(page);
  if ((await hasSwitch(page)) && !switchingPages.has(pathnameOf(page.url())))
    faults.push(`${name}: nothing measures what its views and filters move`);
  const solid = await solidControls(page);
  if (solid.length > 1) faults.push(`${name}: ${solid.join(', ')} are all solid`);
  const cells = await overflowingCells(page);
  const dead = await deadHovers(page);
  if (dead.length > 0) faults.push(`${name}: ${dead.join(', ')} change under a mouse for nothing`);
  if (cells.length > 0) faults.push(`${name}: ${cells.join(', ')} overflow their cells`);
  if (told.includes(name)) return faults;
  await expectAtMost(name, 'main [data-first-content]', most.content);
  if (name === 'content-calendar') await expectAtMost(name, 'main [data-date]', most.day);
  for (const { of, least } of inSight.filter(({ on }) => on.includes(name))) {
    const seen = await whole(page, of);
    if (seen < least) faults.push(`${name}: ${String(seen)} of ${of} in sight`);
  }
  if (name.endsWith('-list')) await expectAtMost(name, 'main tbody tr', most.row);
  if (writing.includes(name)) await expectAtMost(name, 'main textarea[name="body"]', most.text);
  await page.setViewportSize(widePhone);
  await settled(page);
  await expectAtMost(`${name} at 390`, 'main [data-first-content]', mostOnPhones);
  const rows = rowsOnPhones.inSight.includes(name)
    ? await whole(page, 'main tbody tr')
    : rowsOnPhones.byHeight.includes(name)
      ? await rowsWithRoom(page)
      : null;
  if (rows !== null && rows < rowsOnPhones.least)
    faults.push(`${name} at 390: ${String(rows)} rows in sight`);
  return faults;
}
