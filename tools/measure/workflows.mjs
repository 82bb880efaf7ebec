import { settled, simulation, visit } from './browser.mjs';
import { during, middleOf } from './content.mjs';
import { median, openThrottled, usualOf, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 */

const rounds = 3;
/** The machine with the most rules and steps. */
const largest = '/workflows/content-workflow';

/** @param {Page} page @returns {Promise<number>} the page's own clock, in ms */
const now = (page) => page.evaluate(() => performance.now());

/**
 * Opens the largest machine from the list of workflows, whose code is here by the second time.
 *
 * @param {Page} page
 * @returns {Promise<number>} ms from the press until its panel is shown
 */
async function open(page) {
  const link = await middleOf(page.getByRole('link', { name: 'Content workflow', exact: true }));
  const from = await now(page);
  await page.mouse.click(...link);
  await page.getByRole('complementary', { name: 'Selected state' }).waitFor();
  return (await now(page)) - from;
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number }} options
 */
async function measureRound(context, { origin, scale }) {
  const page = await openThrottled(context, `${origin}/workflows?${simulation(scale)}`);
  await open(page);
  await page.goBack();
  await settled(page);
  await page.waitForTimeout(1000);
  const opened = await open(page);

  await page.goto(`${origin}${largest}?view=table&${simulation(scale)}`);
  await settled(page);
  const search = page.getByRole('searchbox', { name: 'Find steps' });
  await search.waitFor();
  const typing = await during(page, async () => {
    await page.mouse.click(...(await middleOf(search)));
    await page.keyboard.type('approve', { delay: 120 });
  });

  await page.goto(`${origin}${largest}?view=people&state=draft&${simulation(scale)}`);
  await settled(page);
  const target = page.getByRole('combobox', { name: 'To', exact: true });
  await target.waitFor();
  const path = await during(page, async () => {
    await target.selectOption({ label: 'Rejected' });
  });
  const from = await now(page);
  await target.selectOption({ label: 'Published' });
  await page.getByText('3. Publish Now → Published').waitFor();
  const answered = (await now(page)) - from;
  await page.close();
  return { opened, key: median(typing.inputs), answered, longest: worst(path.longTasks) };
}

/**
 * The workflow explorer: opening a machine, filtering its table, and asking how an item gets somewhere.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureWorkflows(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const usual = await usualOf(rounds, () => measureRound(context, { origin, scale }));
  await context.close();
  /** @param {string} name @param {number} value @param {number} [limit] @returns {Figure} */
  const time = (name, value, limit) => ({
    name: `workflows: ${name}`,
    value,
    unit: 'ms',
    isCount: false,
    ...(limit === undefined ? {} : { limit }),
  });
  return [
    time('open the largest machine again', usual.opened, 100),
    time('each key in the table’s filter', usual.key, 104),
    time('path question → answer', usual.answered, 200),
    time('path question, longest task', usual.longest, 200),
  ];
}
