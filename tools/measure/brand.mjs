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

/** With 300 logos, a throttled page draws for a while: the PDF takes a minute, and three on a slow machine. */
const patience = 300_000;

/** @param {import('./browser.mjs').Page} page */
const now = (page) => page.evaluate(() => performance.now());

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number }} options
 */
async function measureDocuments(context, { origin, scale }) {
  const book = await openThrottled(context, `${origin}/brand/book?${simulation(scale)}`);
  await book.getByRole('region', { name: 'Co-Branding', exact: true }).waitFor();
  const opened = await now(book);
  await book.close();
  const page = await openThrottled(context, `${origin}/brand/co-branding?${simulation(scale)}`);
  const prepare = page.getByRole('button', { name: 'Prepare PDF guidelines', exact: true });
  await prepare.scrollIntoViewIfNeeded();
  const from = await now(page);
  await page.mouse.click(...(await middleOf(prepare)));
  await page.getByRole('button', { name: 'Download PDF guidelines', exact: true }).waitFor();
  const made = (await now(page)) - from;
  await page.close();
  return { opened, made };
}

/**
 * The colors, the logos and the documents of a brand.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureBrand(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  context.setDefaultTimeout(patience);
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
  const { opened, made } = await usualOf(rounds, () =>
    measureDocuments(context, { origin, scale }),
  );
  figures.push(
    { name: 'brand book: by address, opened', value: opened, unit: 'ms', isCount: false },
    { name: 'PDF guidelines: made', value: made, unit: 'ms', isCount: false },
  );
  await context.close();
  return figures;
}
