import { settled, simulation, visit } from './browser.mjs';
import { during, middleOf } from './content.mjs';
import { median, openThrottled, usualOf, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 */

const rounds = 3;
/** At scale 100 the brand has 400 campaigns and 2,100 keywords. */
const addresses = { performance: '/marketing/performance', keywords: '/analytics/keywords' };

/**
 * Chooses a range by its button and waits for its figures.
 *
 * @param {Page} page
 * @param {string} name of the range
 * @returns {Promise<number>} ms from the press until nothing is loading
 */
async function chooseRange(page, name) {
  const button = await middleOf(page.getByRole('radio', { name }).locator('xpath=ancestor::label'));
  const from = await page.evaluate(() => performance.now());
  await page.mouse.click(...button);
  await page.waitForURL(/range=12m/u);
  await settled(page);
  return (await page.evaluate(() => performance.now())) - from;
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number, path: string }} options
 */
async function measureRound(context, { origin, scale, path }) {
  const page = await openThrottled(context, `${origin}${path}?${simulation(scale)}`);
  await page.waitForTimeout(2000);
  let year = 0;
  const { inputs } = await during(page, async () => {
    year = await chooseRange(page, 'Last 12 months');
  });
  const search = page.getByRole('searchbox').first();
  /** @type {number[]} */
  let keys = [];
  if (await search.isVisible()) {
    const typing = await during(page, async () => {
      await page.mouse.click(...(await middleOf(search)));
      await page.keyboard.type('coffee', { delay: 120 });
    });
    keys = typing.inputs;
  }
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  await page.close();
  return { year, press: worst(inputs), key: keys.length > 0 ? median(keys) : 0, elements };
}

/**
 * A year of daily figures of all campaigns and keywords.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureMarketing(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  /** @type {Figure[]} */
  const figures = [];
  for (const [name, path] of Object.entries(addresses)) {
    const usual = await usualOf(rounds, () => measureRound(context, { origin, scale, path }));
    figures.push(
      {
        name: `${name}: 12 months, input → figures`,
        value: usual.year,
        unit: 'ms',
        limit: 350,
        isCount: false,
      },
      {
        name: `${name}: 12 months, input → next paint`,
        value: usual.press,
        unit: 'ms',
        limit: 104,
        isCount: false,
      },
      {
        name: `${name}: DOM elements`,
        value: usual.elements,
        unit: '',
        limit: 900,
        isCount: false,
      },
    );
    if (usual.key > 0)
      figures.push({
        name: `${name}: each key in the search`,
        value: usual.key,
        unit: 'ms',
        limit: 40,
        isCount: false,
      });
  }
  await context.close();
  return figures;
}
