// Size budgets of the built app, in kB (1000 bytes) of brotli 11: docs/decisions/0010-size-budgets.md.
//
//   node tools/budgets.mjs [--detail]     of the build that is there; `--detail` lists each page's files
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  dist,
  openBuiltApp,
  screenRoutes,
  settled,
  simulation,
  visit,
} from './measure/browser.mjs';

/**
 * @typedef {{ name: string, kB: number, limit: number }} Row
 * @typedef {{ name: string, files: readonly string[] }} LoadedPage
 */

/** The budget of a route counts only files that home, with its menus loaded in idle time, has not loaded. */
export const limits = {
  home: 175,
  menus: 35,
  signIn: 130,
  route: 90,
  month: 150,
  worker: 60,
  samples: 75,
  styles: 25,
  explorer: 20,
  explorerPage: 22,
  explorerPart: 8,
};

/** The files of the workflow explorer with outline, panel, diagram and log. */
const explorerFiles =
  /^(?:explorer|explorer\.messages|chart|walk|DiagramView|DiagramLines\.css|diagram-keys|layered-layout|times-of|LogView|log\.messages)-/;
/** Code shared by its views, and parts loaded by another view or by a press in the panel. */
const explorerParts = {
  explorer: /^explorer-/,
  'explorer, opened in its panel': /^(?:StepDetails|fact-text|rule-text)-/,
  'explorer, table': /^TableView-/,
  'explorer, who can': /^PeopleView-/,
  'explorer, try it': /^(?:TryView|use-trial|trial\.messages)-/,
  'explorer, timeline and what opens in a view':
    /^(?:TimelineBar|TimelineTools|PayloadForm|FindState)-/,
  'explorer, compare': /^CompareView-/,
  'explorer, export': /^ExportView-/,
};

/** The files of the small picture of an item’s workflow, which the pages of items show. */
const pictureFiles = /^(?:chart|layered-layout|times-of)-/;
const picturePages = /^content-edit(?:-|$)/;

/** Names in `e2e/routes.ts`. The week is drawn by the month's code. */
const months = ['content-calendar', 'content-calendar-week'];
const home = 'dashboard';
const signIn = 'sign-in';
const explorer = 'workflow';
/** The explorer's screens and the list of workflows. */
const workflows = /^workflows?(?:-|$)/;

/** @param {string} file absolute path @returns {number} kB as the server sends it */
function sizeOf(file) {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size / 1000;
}

/**
 * @param {readonly LoadedPage[]} pages including home
 * @param {readonly string[]} menus the files of the frame's menus
 * @param {(file: string) => number} weigh kB of one file
 * @returns {Row[]}
 */
export function pageRows(pages, menus, weigh) {
  const atHome = new Set(pages.find(({ name }) => name === home)?.files);
  if (atHome.size === 0) throw new Error('Home loaded no script.');
  const before = new Set([...atHome, ...menus]);
  /** @param {readonly string[]} files */
  const sum = (files) => files.reduce((total, file) => total + weigh(file), 0);
  return pages.map(({ name, files }) => {
    if (name === home) return { name, kB: sum(files), limit: limits.home };
    if (name === signIn) return { name, kB: sum(files), limit: limits.signIn };
    return {
      name: `${name}, beyond home`,
      kB: sum(files.filter((file) => !before.has(file))),
      limit: months.includes(name) ? limits.month : limits.route,
    };
  });
}

/**
 * Everything that a set of built files loads by its static imports, the files included.
 *
 * @param {Iterable<string>} files
 * @param {(file: string) => string} read
 * @returns {Set<string>}
 */
export function staticClosure(files, read) {
  const seen = new Set(files);
  // A set's iteration includes entries that are added on the way.
  for (const file of seen) {
    const imports = read(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g);
    for (const [, imported = ''] of imports) seen.add(imported);
  }
  return seen;
}

/**
 * The worker's own file and everything that it loads at once.
 *
 * @param {string} assets absolute path
 */
function workerFiles(assets) {
  const worker = readdirSync(assets).filter((name) => /worker.*\.js$/i.test(name));
  return staticClosure(worker, (file) => readFileSync(join(assets, file), 'utf8'));
}

/**
 * The menus of the frame, without their imports: those are in home or in another row.
 *
 * @param {string} assets absolute path
 */
function menuFiles(assets) {
  return readdirSync(assets).filter((name) => /^overlays-.*\.js$/.test(name));
}

/**
 * The parts that no page counts.
 *
 * @param {string} folder absolute path of the built app
 * @returns {Row[]}
 * @throws when a part is missing
 */
export function partRows(folder) {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name));
  const parts = {
    menus: menuFiles(assets),
    worker: workerFiles(assets),
    samples: names.filter((name) => /^samples?\b/i.test(name)),
    styles: names.filter((name) => name.endsWith('.css')),
  };
  return Object.entries(parts).map(([name, files]) => {
    const kB = [...files].reduce((total, file) => total + sizeOf(join(assets, file)), 0);
    if (kB === 0) throw new Error(`The build has no ${name}.`);
    return { name, kB, limit: limits[/** @type {keyof typeof parts} */ (name)] };
  });
}

/**
 * The workflow explorer: with its main views, the page of its first view with all files that only
 * screens below `/workflows` load, the parts of its other views, and the explorer's files on other
 * pages, which load none but those of an item's small picture.
 *
 * @param {readonly string[]} names the scripts of the build, each as its name in the manifest and its file
 * @param {readonly LoadedPage[]} pages
 * @param {(file: string) => number} weigh kB of one file
 * @returns {Row[]}
 * @throws when a part is missing
 */
export function explorerRows(names, pages, weigh) {
  /** @param {readonly string[]} files */
  const sum = (files) => files.reduce((total, file) => total + weigh(file), 0);
  const parts = Object.entries(explorerParts).map(([name, pattern]) => {
    const files = names.filter((file) => pattern.test(file));
    if (files.length === 0) throw new Error(`The build has no ${name}.`);
    return { name, files };
  });
  const all = new Set(parts.flatMap(({ files }) => files));
  const pagesElsewhere = pages.filter(({ name }) => !workflows.test(name));
  const elsewhere = pagesElsewhere.flatMap(({ files }) => files);
  const superfluous = pagesElsewhere.flatMap(({ name, files }) =>
    files
      .filter((file) => all.has(file) || explorerFiles.test(file))
      .filter((file) => !(picturePages.test(name) && pictureFiles.test(file))),
  );
  const others = new Set(elsewhere);
  const first = pages.find(({ name }) => name === explorer)?.files;
  if (!first) throw new Error('No page shows the explorer.');
  return [
    {
      name: 'explorer',
      kB: sum(names.filter((file) => explorerFiles.test(file))),
      limit: limits.explorer,
    },
    {
      name: 'explorer, its page',
      kB: sum(first.filter((file) => !others.has(file) || all.has(file))),
      limit: limits.explorerPage,
    },
    ...parts
      .filter(({ name }) => name !== 'explorer')
      .map(({ name, files }) => ({ name, kB: sum(files), limit: limits.explorerPart })),
    {
      name: 'explorer, on other pages',
      kB: sum(superfluous),
      limit: 0,
    },
  ];
}

/** How long a page may load, in milliseconds. */
const patience = 120_000;

/**
 * Opens an address and lists the scripts that the page loads by itself, until it has nothing more to
 * load. The worker's are not among them.
 *
 * @param {import('playwright').Page} page
 * @param {string} address
 * @returns {Promise<string[]>} names below `assets/`
 */
export async function loadedScripts(page, address) {
  /** @type {Set<import('playwright').Request>} */
  const pending = new Set();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  /** The scripts so far, once the page is idle. */
  const look = () =>
    page.evaluate(
      () =>
        new Promise((/** @type {(paths: string[]) => void} */ resolve) => {
          requestIdleCallback(
            () => {
              const paths = performance
                .getEntriesByType('resource')
                .map(({ name }) => new URL(name).pathname);
              resolve([...new Set(paths)].filter((path) => /^\/assets\/.*\.js$/.test(path)));
              // A page behind the others may never be idle.
            },
            { timeout: 2000 },
          );
        }),
    );
  // With Save-Data the app preloads no other page: on a slow machine that would be counted too.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(address);
  await settled(page);
  let found = await look();
  const end = Date.now() + patience;
  for (let unchanged = 0; unchanged < 2;) {
    if (Date.now() > end) {
      const urls = [...pending].map((request) => request.url());
      throw new Error(`${address} is still loading: ${urls.join(', ')}`);
    }
    await page.waitForTimeout(250);
    const next = await look();
    unchanged = pending.size === 0 && next.length === found.length ? unchanged + 1 : 0;
    found = next;
  }
  return found.filter((path) => !/worker/i.test(path)).map((path) => path.replace('/assets/', ''));
}

/**
 * Every screen as an administrator, or as a person who has not signed in, loads it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the built app
 * @returns {Promise<LoadedPage[]>}
 */
async function loadPages(browser, origin) {
  const routes = await screenRoutes();
  /** @type {LoadedPage[]} */
  const pages = [];
  for (const visitor of /** @type {const} */ (['nobody', 'admin'])) {
    const context = await visit(browser, { origin, as: visitor });
    const left = routes.filter(({ as }) => as === visitor).values();
    const weighNext = async () => {
      for (const { path, name } of left) {
        const page = await context.newPage();
        const address = `${origin}${path}${path.includes('?') ? '&' : '?'}${simulation(1)}`;
        pages.push({ name, files: await loadedScripts(page, address) });
        await page.close();
      }
    };
    // A page rests most of the time until it has loaded nothing more.
    await Promise.all(Array.from({ length: 4 }, weighNext));
    await context.close();
  }
  const order = routes.map(({ name }) => name);
  return pages.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** @param {readonly Row[]} rows */
export function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, kB, limit }) => {
      const verdict = kB <= limit ? '' : `   over by ${(kB - limit).toFixed(1)}`;
      return `${name.padEnd(width)} ${kB.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} kB${verdict}`;
    })
    .join('\n');
}

/**
 * Weighs the existing build.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin where that build is served
 * @returns {Promise<{ rows: Row[], detail: string }>} `detail`: each page's files, heaviest first
 */
export async function weighBuild(browser, origin) {
  const weigh = (/** @type {string} */ file) => sizeOf(join(dist, 'assets', file));
  const ofWorker = workerFiles(join(dist, 'assets'));
  // The page fetches the worker's files ahead of it; they have a row of their own.
  const pages = (await loadPages(browser, origin)).map(({ name, files }) => ({
    name,
    files: files.filter((file) => !ofWorker.has(file)),
  }));
  /** @type {Record<string, { file: string, name?: string }>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const nameOf = new Map(Object.values(manifest).map(({ file, name = '' }) => [file, name]));
  const detail = pages.flatMap(({ name, files }) => [
    `\n${name}: ${files.length} files`,
    ...files
      .map((file) => ({ file, kB: weigh(file) }))
      .toSorted((a, b) => b.kB - a.kB)
      .map(
        ({ file, kB }) =>
          `${kB.toFixed(1).padStart(6)} kB  ${file}  ${nameOf.get(`assets/${file}`) ?? ''}`,
      ),
  ]);
  const menus = menuFiles(join(dist, 'assets'));
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  // The manifest names the files, because names in their addresses would be a tenth of the explorer's list of files.
  /** @param {string} file */
  const named = (file) => `${nameOf.get(`assets/${file}`) ?? ''}-${file}`;
  const fileOf = new Map(scripts.map((file) => [named(file), file]));
  const rows = [
    ...pageRows(pages, menus, weigh),
    ...partRows(dist),
    ...explorerRows(
      [...fileOf.keys()],
      pages.map(({ name, files }) => ({ name, files: files.map(named) })),
      (each) => weigh(fileOf.get(each) ?? each),
    ),
  ];
  return { rows, detail: detail.join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('There is no build to weigh: run "pnpm build" first.');
    process.exit(1);
  }
  const { origin, browser, close } = await openBuiltApp({ reuseBuild: true });
  const { rows, detail } = await weighBuild(browser, origin);
  await close();
  if (process.argv.includes('--detail')) console.log(`${detail}\n`);
  console.log(table(rows));
  process.exit(rows.every(({ kB, limit }) => kB <= limit) ? 0 : 1);
}
