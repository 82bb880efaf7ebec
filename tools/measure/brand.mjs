import { simulation, visit } from './browser.mjs';
import { during, middleOf } from './content.mjs';
import { openThrottled, sum, usualOf, worst } from './session.mjs';

/** @typedef {import('./session.mjs').Figure} Figure */

const rounds = 3;
/** At scale 100 the brand has over 500 colors and 300 logos. */
const screens = { colors: '/brand/colors', logos: '/brand/logos' };

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number, path: string }} options
 */
async function measureRound(context, { origin, scale, path }) {
  const page = await openThrottled(context, `${origin}${path}?${simulation(scale)}`);
  const content = await page.evaluate(() => performance.now());
  await page.waitForTimeout(2000);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  const scrolled = await during(page, async () => {
    await page.mouse.move(700, 500);
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(100);
    }
  });
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for /u })
    .first();
  await button.scrollIntoViewIfNeeded();
  const opened = await during(page, async () => {
    await page.mouse.click(...(await middleOf(button)));
    await page.getByRole('menu').waitFor();
  });
  await page.close();
  return { content, elements, tasks: sum(scrolled.longTasks), menu: worst(opened.inputs) };
}

/**
 * The colors and the logos of a brand.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureBrand(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  /** @type {Figure[]} */
  const figures = [];
  for (const [name, path] of Object.entries(screens)) {
    const usual = await usualOf(rounds, () => measureRound(context, { origin, scale, path }));
    const rows = /** @type {const} */ ([
      ['by address, content on screen', 'content', 'ms', 1300],
      ['long tasks while scrolling', 'tasks', 'ms', 200],
      ['menu, input → next paint', 'menu', 'ms', 104],
      ['DOM elements', 'elements', '', 900],
    ]);
    for (const [what, figure, unit, limit] of rows) {
      const isCount = figure === 'elements';
      figures.push({ name: `${name}: ${what}`, value: usual[figure], unit, limit, isCount });
    }
  }
  await context.close();
  return figures;
}
