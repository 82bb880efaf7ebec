import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from './compress.mjs';
import { weighDataLayer } from './data-layer.mjs';

/**
 * Size budgets of the built app, in kB (1000 bytes) of brotli 11. Read from
 * Vite's manifest, so a route is judged by what it makes a browser load.
 *
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest
 * @typedef {{ limit: number, target?: number }} Budget
 * @typedef {{ name: string, kB: number } & Budget} Row
 */

/**
 * What each part may weigh. Where the target is out of reach (docs/decisions/0010-size-budgets.md) the limit is what
 * was reached, so that it fails when it grows, and the target stands beside it.
 *
 * @satisfies {Readonly<Record<string, Budget>>}
 */
export const limits = {
  home: { limit: 175 },
  first: { limit: 135 },
  signIn: { limit: 115, target: 110 },
  further: { limit: 25 },
  /** With what a route loads by itself once it is quiet. */
  quiet: { limit: 25 },
  /** The calendar's month brings a library of its own: all that is loaded, home's included. */
  calendar: { limit: 284, target: 240 },
  /** The desk reads as the edit screen does and compares as its history does. */
  review: { limit: 59, target: 25 },
  dataLayer: { limit: 14 },
  worker: { limit: 70 },
  samples: { limit: 69, target: 60 },
};

/** Routes that weigh more, each for a reason that stands in the same decision. */
const heavier = new Map([
  ['_workspace.files', { quiet: { limit: 46, target: 25 } }],
  ['_workspace.content.create', { quiet: { limit: 62, target: 25 } }],
  [
    '_workspace.content.edit.$id',
    { further: { limit: 41, target: 25 }, quiet: { limit: 80, target: 25 } },
  ],
]);

const homeRoute = '_workspace.index';
const signInRoute = 'login';
const calendarRoute = '_workspace.content.calendar';
/** What draws its month and week; its list does without. */
const calendarGrid = /^_grid-|\/CalendarGrid\.tsx$/;
/** A view of it that has what waits, and neither grid nor filters. */
const reviewDesk = /\/ReviewDesk\.tsx$/;

/**
 * Chunks that only a person's act loads, or a store that is not as it should be.
 * Every other lazy chunk is counted for home, because the app may load it as
 * soon as it is idle.
 *
 * @type {readonly RegExp[]}
 */
const onDemand = [
  // Signing in and out, and generating an image.
  /app\/auth-actor\.ts$/,
  /images\/image-actor\.ts$/,
  // A store that is lost, older, in memory or out of date.
  /^_storage-/,
  // Pages of plain words, each behind its link: routes that share a file.
  /^_words-/,
  // Menus, dialogs and panels behind a button.
  /\/(?:GeneratePanel|SimulationDialog|ConfirmDialog|DeleteDialog|StepDialog|ImageDialogs|ImagePicker|ExportOverlay|ImportDialog|RestoreDialog|ReviewChanged|ReviewDialogs|ReviewGone|ShownChanges|ConflictNotice|KeptNotice|PreviewDialog|OtherFilters)\.tsx$/,
  // The tools, the tags and the reader of Markdown of a blog post.
  /\/BlogTools\.tsx$/,
  // The checks of a form, with the first focus in it.
  /^_schemas-|\/check-values\.ts$|\.schema\.ts$/,
  // Lists of more than 200 rows; a page has 50 at most.
  /\/VirtualRows\.tsx$/,
];

/**
 * The manifest keys that loading these ones loads: themselves and all that
 * they import statically.
 *
 * @param {Manifest} manifest
 * @param {Iterable<string>} keys
 * @returns {Set<string>}
 */
export function closure(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
  }
  return seen;
}

/**
 * The route that a lazy chunk belongs to, in the router's flat spelling
 * (`routes/_workspace/content/$id.tsx` → `_workspace.content.$id`).
 *
 * @param {string} key of the manifest
 * @returns {string | undefined} `undefined` for a chunk that is no route's
 */
export function routeOf(key) {
  const path = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(key)?.[1];
  return path?.replaceAll('/', '.').replace(/\.route$/, '');
}

/**
 * The manifest with every lazy part of a route in it: one that shares a file with others has no
 * entry of its own there.
 *
 * @param {Manifest} manifest
 * @param {Readonly<Record<string, string>>} routeFiles file of each lazy part, by its manifest key
 * @returns {Manifest}
 */
export function withRoutes(manifest, routeFiles) {
  const owners = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const shared = Object.entries(routeFiles).flatMap(([key, file]) => {
    const owner = owners.get(file);
    return owner === undefined || key in manifest ? [] : [[key, { file, imports: [owner] }]];
  });
  return { ...manifest, ...Object.fromEntries(shared) };
}

/**
 * @param {Manifest} manifest
 * @returns {Map<string, string[]>} manifest keys of the lazy chunks, by route
 */
export function routeChunks(manifest) {
  /** @type {Map<string, string[]>} */
  const routes = new Map();
  for (const key of Object.keys(manifest)) {
    const route = routeOf(key);
    if (route !== undefined) routes.set(route, [...(routes.get(route) ?? []), key]);
  }
  return routes;
}

/**
 * A route's own chunks and those of the layouts around it.
 *
 * @param {Map<string, string[]>} routes
 * @param {string} route
 */
export function chunksOf(routes, route) {
  const parts = route.split('.');
  const around = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
  return ['__root', ...around, route].flatMap((each) => routes.get(each) ?? []);
}

/**
 * What these chunks may load without being asked: lazy, no route's own.
 *
 * @param {Manifest} manifest
 * @param {Iterable<string>} keys
 */
export function idleChunks(manifest, keys) {
  return [...keys]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => routeOf(key) === undefined && !onDemand.some((asked) => asked.test(key)));
}

/**
 * What a built module loads by itself, as file names beside it. Rolldown
 * writes each specifier as a plain string.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function staticImportsOf(code) {
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g);
  return [...found].map(([, file = '']) => file);
}

/**
 * Everything that a set of built files loads by itself, themselves included.
 *
 * @param {Iterable<string>} files
 * @param {(file: string) => string} read
 * @returns {Set<string>}
 */
export function staticClosure(files, read) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    queue.push(...staticImportsOf(read(file)));
  }
  return seen;
}

/** Texts of faker's own that minifying keeps. */
const fakerMarks = ['fakerjs.dev', '@faker-js/faker'];

/**
 * @param {Iterable<string>} files
 * @param {(file: string) => string} read
 * @returns {string[]} those of the files that hold faker
 */
export function withFaker(files, read) {
  return [...files].filter((file) => {
    const code = read(file);
    return fakerMarks.some((mark) => code.includes(mark));
  });
}

/**
 * The rows of the report.
 *
 * @param {Manifest} manifest
 * @param {(keys: Iterable<string>) => number} weigh kB of the JS behind manifest keys
 * @returns {Row[]}
 */
export function routeRows(manifest, weigh) {
  const routes = routeChunks(manifest);
  /** @param {string} route */
  const page = (route) => closure(manifest, ['index.html', ...chunksOf(routes, route)]);

  const first = page(homeRoute);
  const whole = closure(manifest, [...first, ...idleChunks(manifest, first)]);
  const further = [...routes.keys()]
    .filter((route) => route.startsWith('_workspace.') && route !== homeRoute)
    .flatMap((route) => {
      const all = page(route);
      const beyond = (/** @type {Set<string>} */ keys) =>
        weigh([...keys].filter((key) => !whole.has(key)));
      const own = { ...limits, ...heavier.get(route) };
      const idle = idleChunks(manifest, all);
      const quiet = closure(manifest, [
        ...all,
        ...idle.filter((key) => !calendarGrid.test(key) && !reviewDesk.test(key)),
      ]);
      const before = { name: `${route}, JS beyond home`, kB: beyond(all), ...own.further };
      const after = { name: `${route}, … when quiet`, kB: beyond(quiet), ...own.quiet };
      const rows = after.kB > before.kB ? [before, after] : [before];
      if (route !== calendarRoute) return rows;
      const month = closure(manifest, [...all, ...idle.filter((key) => !reviewDesk.test(key))]);
      const review = closure(manifest, [...all, ...idle.filter((key) => reviewDesk.test(key))]);
      return [
        ...rows,
        { name: `${route}, all JS of a month`, kB: weigh(month), ...limits.calendar },
        { name: `${route}, the review desk beyond home`, kB: beyond(review), ...limits.review },
      ];
    });
  return [
    { name: 'home, JS before the first content', kB: weigh(first), ...limits.first },
    { name: 'home, all JS', kB: weigh(whole), ...limits.home },
    { name: 'sign-in, JS', kB: weigh(page(signInRoute)), ...limits.signIn },
    ...further,
  ];
}

/** @param {readonly Row[]} rows */
export function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, kB, limit, target }) => {
      const verdict = kB <= limit ? '' : `   over by ${(kB - limit).toFixed(1)}`;
      const aim = target === undefined ? '' : `   target ${target}`;
      return `${name.padEnd(width)} ${kB.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} kB${aim}${verdict}`;
    })
    .join('\n');
}

/**
 * Weighs a build.
 *
 * @param {string} dist absolute path of the built app
 * @returns {{ rows: Row[], faults: string[], detail: string[] }} `faults`: what is wrong besides
 *   weight; `detail`: the files before the first content of home, heaviest first
 */
export function weighBuild(dist) {
  /** @param {string} file */
  const json = (file) => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
  const manifest = withRoutes(json('manifest.json'), json('route-files.json'));
  const assets = join(dist, 'assets');
  /** @param {string} file */
  const read = (file) => readFileSync(join(assets, file), 'utf8');
  /** @param {Iterable<string>} files */
  const kB = (files) =>
    [...files].reduce((sum, file) => sum + brotli(readFileSync(join(assets, file))).byteLength, 0) /
    1000;
  /** @param {Iterable<string>} keys */
  const scripts = (keys) =>
    new Set(
      [...keys].flatMap((key) => {
        const file = manifest[key]?.file;
        return file?.endsWith('.js') ? [basename(file)] : [];
      }),
    );

  const names = readdirSync(assets).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  const workers = names.filter((name) => /worker/i.test(name) && name.endsWith('.js'));
  const samples = names.filter((name) => /^samples?\b/i.test(name));
  const workerFiles = staticClosure(workers, read);
  const routes = routeChunks(manifest);

  /** @type {string[]} */
  const faults = [];
  for (const route of [homeRoute, signInRoute])
    if (!routes.has(route)) faults.push(`The manifest has no lazy chunk of the route ${route}.`);
  if (workers.length !== 1)
    faults.push(`One worker was expected, found: ${workers.join(', ') || 'none'}.`);
  if (samples.length === 0) faults.push('No file of samples was found.');
  const loaded = new Set([...scripts(Object.keys(manifest)), ...workerFiles, ...samples]);
  for (const file of withFaker(loaded, read)) faults.push(`${file} holds faker.`);

  const rows = [
    ...routeRows(manifest, (keys) => kB(scripts(keys))),
    { name: 'worker', kB: kB(workerFiles), ...limits.worker },
    { name: 'samples', kB: kB(samples), ...limits.samples },
  ];
  const detail = [...scripts(closure(manifest, ['index.html', ...chunksOf(routes, homeRoute)]))]
    .map((file) => ({ file, weight: kB([file]) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ file, weight }) => `${weight.toFixed(1).padStart(6)} kB  ${file}`);
  return { rows, faults, detail };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../apps/workspace/dist', import.meta.url));
  if (!existsSync(join(dist, '.vite/manifest.json'))) {
    console.error('There is no build to weigh: run "pnpm build" first.');
    process.exit(1);
  }
  const { rows: built, faults, detail } = weighBuild(dist);
  const { kB: dataLayer } = await weighDataLayer();
  const rows = [
    ...built,
    { name: 'client and data layer, main thread', kB: dataLayer, ...limits.dataLayer },
  ];
  console.log(table(rows));
  if (process.argv.includes('--detail'))
    console.log(['\nBefore the first content of home, file by file', ...detail].join('\n'));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 && rows.every(({ kB, limit }) => kB <= limit) ? 0 : 1);
}
