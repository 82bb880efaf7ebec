import { settled, simulation, visit } from './browser.mjs';

/**
 * @typedef {{ name: string, value: number, unit: string, limit?: number, isCount: boolean }} Figure
 * @typedef {import('./browser.mjs').ScreenRoute} ScreenRoute
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {{ longTasks: number[], shifts: number, lcp: number, events: { id: number, ms: number }[] }} Seen
 */

/** How many times slower than this machine the processor is made. */
export const throttle = 4;

/** No request and no long task for this long counts as quiet, in milliseconds. */
const quiet = 2000;

/** Runs in the page before its own scripts: stores the browser's performance entries. */
export function observe() {
  /** @type {Seen} */
  const seen = { longTasks: [], shifts: 0, lcp: 0, events: [] };
  Object.assign(globalThis, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} keep */
  const watch = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
      // The least that the Event Timing specification allows.
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch('longtask', ({ duration }) => seen.longTasks.push(duration));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.events.push({ id: interactionId, ms: duration });
  });
}

/** @param {Page} page @returns {Promise<Seen>} */
export function seenBy(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).benchSeen);
}

/**
 * Input → next paint: each interaction's longest event (the measure of INP).
 *
 * @param {Seen} seen
 * @param {number} from events before this one are of earlier steps
 */
export function interactions({ events }, from = 0) {
  /** @type {Map<number, number>} */
  const longest = new Map();
  for (const { id, ms } of events.slice(from)) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  return [...longest.values()];
}

/** @param {readonly number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** @param {readonly number[]} values */
export const worst = (values) => Math.max(0, ...values);
/** @param {readonly number[]} values */
export const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * Opens an address in a new page of 1280 × 800 with a slow processor, and waits for its content.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 */
export async function openThrottled(context, address) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(address);
  await settled(page);
  return page;
}

/**
 * Measures in rounds, because a single one varies with other work of the machine.
 *
 * @template {string} Name
 * @param {number} rounds
 * @param {() => Promise<Record<Name, number>>} measureRound
 * @returns {Promise<Record<Name, number>>} the median of each figure
 */
export async function usualOf(rounds, measureRound) {
  /** @type {Record<Name, number>[]} */
  const seen = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await measureRound());
  const names = /** @type {Name[]} */ (Object.keys(seen[0] ?? {}));
  const medians = names.map((name) => [name, median(seen.map((each) => each[name]))]);
  return /** @type {Record<Name, number>} */ (Object.fromEntries(medians));
}

/**
 * Goes to a screen by a link of the page.
 *
 * @param {Page} page
 * @param {string} path
 * @returns {Promise<boolean>} false where the page has no such link
 */
async function follow(page, path) {
  const link = page.locator(`nav a[href="${path}"]`).first();
  if ((await link.count()) === 0) return false;
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  await settled(page);
  return true;
}

/**
 * The start of home.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureStart(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  let bytes = 0;
  let scripts = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (!response.url.startsWith('http')) return;
    requests += 1;
    // HTTP/1.1 sends headers uncompressed; HTTP/2, which the target was measured over, compresses them.
    bytes -= response.encodedDataLength;
    if (type === 'Script') scripts += 1;
  });

  await page.goto(`${origin}/?${simulation(scale)}`);
  await settled(page);
  const content = await page.evaluate(() => performance.now());
  // Later requests prefetch other pages.
  const atContent = { requests, scripts, bytes };
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
  const atStart = await seenBy(page);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );

  /** @param {string} name */
  const metric = async (name) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? 0;
  };
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await metric('JSHeapUsedSize')) / 1e6;
  };

  const figures = [
    { name: 'home: requests', value: atContent.requests, unit: '', limit: 10, isCount: true },
    { name: 'home: JS files', value: atContent.scripts, unit: '', limit: 6, isCount: true },
    {
      name: 'home: all bytes',
      value: atContent.bytes / 1000,
      unit: 'kB',
      limit: 215,
      isCount: true,
    },
    { name: 'home: first paint', value: paint, unit: 'ms', isCount: false },
    { name: 'home: largest paint', value: atStart.lcp, unit: 'ms', isCount: false },
    {
      name: 'home: content on screen',
      value: content,
      unit: 'ms',
      limit: 850,
      isCount: false,
    },
    { name: 'home: layout shift', value: atStart.shifts, unit: '', limit: 0.005, isCount: false },
    {
      name: 'home: long tasks',
      value: sum(atStart.longTasks),
      unit: 'ms',
      limit: 160,
      isCount: false,
    },
    {
      name: 'home: longest task',
      value: worst(atStart.longTasks),
      unit: 'ms',
      limit: 150,
      isCount: false,
    },
    { name: 'heap after load', value: await heap(), unit: 'MB', limit: 5, isCount: false },
  ];
  await context.close();
  return figures;
}

/**
 * The start of home for a returning person, whose browser has kept the app's files.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureReturn(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale, keepsFiles: true });
  const address = `${origin}/?${simulation(scale)}`;
  const before = await context.newPage();
  await before.goto(address);
  await settled(before);
  await before.evaluate(async () => void (await navigator.serviceWorker.ready));
  await before.close();
  const page = await openThrottled(context, address);
  const content = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
  const longTasks = sum((await seenBy(page)).longTasks);
  await context.close();
  const name = 'home again, from kept files';
  return [
    { name: `${name}: content on screen`, value: content, unit: 'ms', limit: 850, isCount: false },
    { name: `${name}: long tasks`, value: longTasks, unit: 'ms', limit: 160, isCount: false },
  ];
}

/**
 * How many elements each screen of the navigation has.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number, routes: readonly ScreenRoute[] }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureScreens(browser, { origin, scale, routes }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const page = await openThrottled(context, `${origin}/?${simulation(scale)}`);
  // Some parts of home come once it is idle.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
  /** @type {Figure[]} */
  const figures = [];
  const paths = new Set(routes.map(({ path }) => new URL(path, origin).pathname));
  for (const path of paths) {
    if (path !== '/' && !(await follow(page, path))) continue;
    figures.push({
      name: `${path}: DOM elements`,
      value: await page.evaluate(() => document.getElementsByTagName('*').length),
      unit: '',
      limit: 900,
      isCount: true,
    });
  }
  await context.close();
  return figures;
}
