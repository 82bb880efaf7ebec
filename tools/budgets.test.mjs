import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  explorerRows,
  limits,
  loadedScripts,
  pageRows,
  partRows,
  staticClosure,
  table,
} from './budgets.mjs';
import { launch } from './measure/browser.mjs';
import { listen } from './serve/port.mjs';
import { createStaticServer } from './serve/server.mjs';

/** @param {string} root @param {Readonly<Record<string, string>>} files content by path */
function writeBuild(root, files) {
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), content);
}

describe('a page', () => {
  const root = mkdtempSync(join(tmpdir(), 'budgets-'));
  /** @type {import('playwright').Browser} */
  let browser;
  /** @type {import('node:http').Server} */
  let server;
  let origin = '';

  beforeAll(async () => {
    writeBuild(root, {
      'index.html':
        '<!doctype html><h1>Home</h1><button>Open</button><script type="module" src="/assets/index.js"></script>',
      'assets/index.js': `
        import './static.js';
        new Worker('/assets/worker.js');
        requestIdleCallback(() => import('./idle.js'));
        document.querySelector('button').onclick = () => import('./opened.js');`,
      'assets/static.js': '',
      'assets/idle.js': 'setTimeout(() => import("./later.js"), 100);',
      'assets/later.js': '',
      'assets/opened.js': '',
      'assets/worker.js': '',
    });
    server = createStaticServer({ root, headers: {} });
    origin = `http://localhost:${await listen(server, 0)}`;
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('is weighed with all it loads by itself, and without what a person opens', async () => {
    const page = await browser.newPage();
    const files = await loadedScripts(page, origin);
    expect(files.toSorted()).toEqual(['idle.js', 'index.js', 'later.js', 'static.js']);
  });
});

test('home and sign-in count everything, other pages what home and its menus have not loaded', () => {
  const weights = new Map(
    ['base', 'form', 'home', 'list', 'grid', 'menus'].map((file, i) => [file, 2 ** i]),
  );
  const pages = [
    { name: 'sign-in', files: ['base', 'form'] },
    { name: 'dashboard', files: ['base', 'home'] },
    { name: 'content-list', files: ['base', 'form', 'home', 'list', 'menus'] },
    { name: 'content-calendar', files: ['base', 'home', 'grid'] },
  ];
  expect(pageRows(pages, ['menus'], (file) => weights.get(file) ?? 0)).toEqual([
    { name: 'sign-in', kB: 3, limit: 130 },
    { name: 'dashboard', kB: 5, limit: 175 },
    { name: 'content-list, beyond home', kB: 10, limit: 90 },
    { name: 'content-calendar, beyond home', kB: 16, limit: 150 },
  ]);
  expect(() => pageRows([{ name: 'dashboard', files: [] }], [], () => 0)).toThrow('no script');
});

test('the worker is followed through its static imports only', () => {
  const code = new Map([
    [
      'worker.js',
      'import{a as b}from"./store.js";import`./side.js`;const c=()=>import("./scale.js");',
    ],
    ['store.js', "export*from'./deep.js';"],
  ]);
  expect([...staticClosure(['worker.js'], (file) => code.get(file) ?? '')]).toEqual([
    'worker.js',
    'store.js',
    'side.js',
    'deep.js',
  ]);
});

describe('the parts that no page counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are weighed as they are sent', () => {
    writeBuild(folder, {
      'assets/overlays-1.js': 'x'.repeat(500),
      'assets/worker-1.js': 'x'.repeat(2000),
      'assets/worker-1.js.br': 'x'.repeat(1000),
      'assets/samples.gen-1.js': 'x'.repeat(500),
      'assets/sample-files-1.js': 'x'.repeat(500),
    });
    expect(() => partRows(folder)).toThrow('The build has no styles.');
    writeBuild(folder, { 'assets/style-1.css': 'x'.repeat(250) });
    expect(partRows(folder)).toEqual([
      { name: 'menus', kB: 0.5, limit: 35 },
      { name: 'worker', kB: 1, limit: 60 },
      { name: 'samples', kB: 1, limit: 75 },
      { name: 'styles', kB: 0.25, limit: 25 },
    ]);
  });
});

test('the explorer is weighed with all that only its screens load, and other pages load none', () => {
  const views = ['TableView', 'PeopleView', 'TryView', 'CompareView', 'ExportView'];
  const opened = ['StepDetails-1.js', 'rule-text-1.js'];
  const all = [...views, 'TimelineBar', 'FindState'].map((view) => `${view}-1.js`);
  const names = ['explorer-1.js', 'DiagramView-1.js', ...opened, ...all];
  const pages = [
    { name: 'workflows', files: ['base.js', 'list.js'] },
    { name: 'workflow', files: ['base.js', 'explorer-1.js', 'list.js', 'screen.js'] },
    { name: 'workflow-table', files: ['explorer-1.js', 'TableView-1.js'] },
    { name: 'dashboard', files: ['base.js', 'TryView-1.js', 'DiagramView-1.js'] },
    { name: 'content-edit-blog', files: ['base.js', 'chart-1.js', 'layered-layout-1.js'] },
    { name: 'files', files: ['base.js', 'chart-1.js'] },
  ];
  const rows = explorerRows(names, pages, () => 2);
  expect(rows[0]).toEqual({ name: 'explorer', kB: 4, limit: limits.explorer });
  expect(rows[1]).toEqual({ name: 'explorer, its page', kB: 6, limit: limits.explorerPage });
  expect(rows[2]).toEqual({ name: 'explorer, opened in its panel', kB: 4, limit: 8 });
  expect(rows[3]).toEqual({ name: 'explorer, table', kB: 2, limit: 8 });
  const opens = 'explorer, timeline and what opens in a view';
  expect(rows.find(({ name }) => name === opens)).toEqual({ name: opens, kB: 4, limit: 8 });
  // The view and the diagram at home, and the chart beside files; the picture of an item may have it.
  expect(rows.at(-1)).toEqual({ name: 'explorer, on other pages', kB: 6, limit: 0 });
  expect(() => explorerRows(names.slice(0, 1), [], () => 2)).toThrow('no explorer, opened');
});

test('the decision has the limits of the build, and its figures keep to them', () => {
  const page = new URL('../docs/decisions/0010-size-budgets.md', import.meta.url);
  const rows = [
    ...readFileSync(page, 'utf8').matchAll(/^\| (\w+) \|.*\| (\d+) \| (?:\d+–)?(\d+) \|$/gmu),
  ];
  expect(Object.fromEntries(rows.map(([, name, limit]) => [name, Number(limit)]))).toEqual(limits);
  for (const [, , limit, figure] of rows) expect(Number(figure)).toBeLessThanOrEqual(Number(limit));
});

test('the table says by how much a budget is exceeded', () => {
  const text = table([
    { name: 'worker', kB: 59.96, limit: 60 },
    { name: 'samples', kB: 76.25, limit: 75 },
  ]);
  expect(text.split('\n')).toEqual([
    'worker     60.0 of  60 kB',
    'samples    76.3 of  75 kB   over by 1.3',
  ]);
});
