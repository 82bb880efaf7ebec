import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  closure,
  routeOf,
  routeRows,
  staticClosure,
  table,
  weighBuild,
  withFaker,
  withRoutes,
} from './budgets.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/app/overlays.ts', 'src/routes/login.tsx?tsr-split=component'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/app/overlays.ts': { file: 'assets/overlays-1.js', imports: ['_shared.js'] },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'assets/login-1.js',
    imports: ['index.html', '_form.js'],
  },
  '_form.js': { file: 'assets/form-1.js' },
  'src/routes/_workspace.tsx?tsr-split=component': { file: 'assets/workspace-1.js' },
  'src/routes/_workspace/index.tsx?tsr-split=component': { file: 'assets/home-1.js' },
  'src/routes/_workspace/files.tsx?tsr-split=component': {
    file: 'assets/files-1.js',
    imports: ['_form.js', 'src/app/overlays.ts'],
    dynamicImports: ['src/app/later.ts', 'src/files/ImagePicker.tsx'],
  },
  'src/routes/_workspace/content/calendar.tsx?tsr-split=component': {
    file: 'assets/calendar-1.js',
    dynamicImports: [
      'src/app/later.ts',
      'src/content/CalendarGrid.tsx',
      'src/content/ReviewDesk.tsx',
    ],
  },
  'src/app/later.ts': { file: 'assets/later-1.js' },
  'src/files/ImagePicker.tsx': { file: 'assets/upload-1.js' },
  'src/content/CalendarGrid.tsx': { file: 'assets/grid-1.js', imports: ['_form.js'] },
  'src/content/ReviewDesk.tsx': { file: 'assets/desk-1.js' },
};

/** Each chunk weighs a power of two, so that a sum says which were counted. */
const weights = new Map(Object.keys(manifest).map((key, index) => [key, 2 ** index]));
const [entry, shared, overlays, login, form, frame, home, files, calendar, later, , grid, desk] = [
  ...weights.values(),
];
const weigh = (/** @type {Iterable<string>} */ keys) =>
  [...keys].reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
const sum = (/** @type {(number | undefined)[]} */ ...parts) =>
  parts.reduce((/** @type {number} */ total, part) => total + (part ?? 0), 0);

describe('a route is weighed by what a browser loads for it', () => {
  const rows = new Map(routeRows(manifest, weigh).map(({ name, kB }) => [name, kB]));

  test.each([
    ['home, JS before the first content', sum(entry, shared, frame, home)],
    ['home, all JS', sum(entry, shared, frame, home, overlays)],
    ['sign-in, JS', sum(entry, shared, login, form)],
    ['_workspace.files, JS beyond home', sum(files, form)],
    ['_workspace.files, … when quiet', sum(files, form, later)],
    ['_workspace.content.calendar, JS beyond home', calendar],
    ['_workspace.content.calendar, … when quiet', sum(calendar, later)],
    [
      '_workspace.content.calendar, all JS of a month',
      sum(entry, shared, frame, overlays, calendar, later, grid, form),
    ],
    ['_workspace.content.calendar, the review desk beyond home', sum(calendar, desk)],
  ])('%s', (name, kB) => {
    expect(rows.get(name)).toBe(kB);
  });

  test('and there are no other rows', () => {
    expect(rows.size).toBe(9);
  });
});

test('a chunk that is imported twice is loaded once', () => {
  expect(closure(manifest, ['src/app/overlays.ts', 'index.html'])).toEqual(
    new Set(['src/app/overlays.ts', 'index.html', '_shared.js']),
  );
});

test('a lazy chunk knows its route', () => {
  expect(routeOf('src/routes/_workspace/content/$id.tsx?tsr-split=component')).toBe(
    '_workspace.content.$id',
  );
  expect(routeOf('src/app/overlays.ts')).toBeUndefined();
});

test('a lazy part that shares a file is in the manifest as well', () => {
  const homePart = 'src/routes/_workspace/index.tsx?tsr-split=component';
  const loginPart = 'src/routes/login.tsx?tsr-split=component';
  const chunks = { [homePart]: 'assets/shared-1.js', [loginPart]: 'assets/login-1.js' };
  const { [homePart]: _, ...without } = manifest;
  const whole = withRoutes(without, chunks);
  expect(whole[homePart]).toEqual({ file: 'assets/shared-1.js', imports: ['_shared.js'] });
  expect(whole[loginPart]).toBe(manifest[loginPart]);
});

test('the worker is followed through its static imports only', () => {
  const code = new Map([
    [
      'worker.js',
      'import{a as b}from"./store.js";import`./side.js`;const c=()=>import("./scale.js");',
    ],
    ['store.js', "export*from'./deep.js';"],
    ['side.js', ''],
    ['deep.js', ''],
    ['scale.js', 'see https://fakerjs.dev'],
  ]);
  const read = (/** @type {string} */ file) => code.get(file) ?? '';
  expect([...staticClosure(['worker.js'], read)].toSorted()).toEqual([
    'deep.js',
    'side.js',
    'store.js',
    'worker.js',
  ]);
  expect(withFaker(code.keys(), read)).toEqual(['scale.js']);
});

test('the table says by how much a budget is exceeded, and what was aimed at', () => {
  const text = table([
    { name: 'worker', kB: 69.96, limit: 70 },
    { name: 'samples', kB: 61.25, limit: 60 },
    { name: 'sign-in', kB: 113.75, limit: 114, target: 110 },
  ]);
  expect(text.split('\n')).toEqual([
    'worker     70.0 of  70 kB',
    'samples    61.3 of  60 kB   over by 1.3',
    'sign-in   113.8 of 114 kB   target 110',
  ]);
});

describe('a build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'budgets-'));
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  test('is at fault when faker is loaded, and when a part is missing', () => {
    mkdirSync(join(dist, '.vite'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(dist, '.vite/route-files.json'), '{}');
    for (const { file } of Object.values(manifest)) writeFileSync(join(dist, file), 'export {}');
    writeFileSync(join(dist, 'assets/worker-1.js'), 'import "./made.js";import("./scale.js")');
    writeFileSync(join(dist, 'assets/made.js'), '// from fakerjs.dev');
    writeFileSync(join(dist, 'assets/scale.js'), '// from fakerjs.dev');
    const { rows, faults } = weighBuild(dist);
    expect(faults).toEqual(['No file of samples was found.', 'made.js holds faker.']);
    expect(rows.find(({ name }) => name === 'worker')?.kB).toBeGreaterThan(0);
  });
});
