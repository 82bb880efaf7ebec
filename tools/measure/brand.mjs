import { settled, simulation, visit } from './browser.mjs';
import { during, middleOf } from './content.mjs';
import { median, observe, throttle, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 */

const rounds = 3;
/** At scale 100 the brand has over 500 colors and 300 logos. */
const screens = {
  colors: { path: '/brand/colors', menu: /^(?:More )?actions for /iu },
  logos: { path: '/brand/logos', menu: /^(?:More )?actions for /iu },
};

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number, path: string, menu: RegExp }} options
 */
async function measureRound(context, { origin, scale, path, menu }) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(`${origin}${path}?${simulation(scale)}`);
  await settled(page);
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
  const opened = await during(page, async () => {
    const button = page.getByRole('main').getByRole('button', { name: menu });
    await page.mouse.click(...(await middleOf(button.first())));
    await page.getByRole('menu').waitFor();
  });
  await page.close();
  const tasks = scrolled.longTasks.reduce((total, each) => total + each, 0);
  return { content, elements, tasks, menu: worst(opened.inputs) };
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
  for (const [name, screen] of Object.entries(screens)) {
    /** @type {Awaited<ReturnType<typeof measureRound>>[]} */
    const seen = [];
    for (let round = 0; round < rounds; round += 1)
      seen.push(await measureRound(context, { origin, scale, ...screen }));
    /** @param {keyof (typeof seen)[number]} figure */
    const usual = (figure) => median(seen.map((each) => each[figure]));
    const rows = /** @type {const} */ ([
      ['by address, content on screen', 'content', 'ms', 1300],
      ['long tasks while scrolling', 'tasks', 'ms', 200],
      ['menu, input → next paint', 'menu', 'ms', 104],
      ['DOM elements', 'elements', '', 900],
    ]);
    for (const [what, figure, unit, limit] of rows)
      figures.push({ name: `${name}: ${what}`, value: usual(figure), unit, limit, isCount: false });
  }
  await context.close();
  return figures;
}
