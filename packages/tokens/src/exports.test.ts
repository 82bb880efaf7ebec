import { readdir, readFile } from 'node:fs/promises';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { cssValue } from './generate/css-value';
import { exportFiles } from './generate/export-files';
import { densityNames, readThemes } from './generate/read-themes';

const folder = new URL('../exports/', import.meta.url);

async function read(name: string): Promise<string> {
  return await readFile(new URL(name, folder), 'utf8');
}

it('holds what the token sources say today, and nothing else', async () => {
  const files = await exportFiles();
  expect((await readdir(folder)).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, text] of files) expect(await read(name), name).toBe(text);
});

it('gives every theme as DTCG 2025.10 that an independent parser reads without a complaint', async () => {
  for (const density of densityNames) {
    for (const [theme, tokens] of await readThemes(density)) {
      const name = density === 'comfortable' ? theme : `${theme}.${density}`;
      const filename = new URL(`brandroom.${name}.tokens.json`, folder);
      const source = { filename, src: await readFile(filename, 'utf8') };
      const parsed = await parse([source], { config: defineConfig({}, { cwd: folder }) });
      expect(Object.keys(parsed.tokens).toSorted()).toEqual([...tokens.keys()].toSorted());
    }
  }
});

it('gives compact density with its own measures', async () => {
  const measures = async (name: string): Promise<unknown> => JSON.parse(await read(name));
  const comfortable = await measures('brandroom.dark.hex.tokens.json');
  const compact = await measures('brandroom.dark.compact.hex.tokens.json');
  expect(compact).toHaveProperty('density');
  expect(compact).not.toEqual(comfortable);
  expect(compact).toMatchObject({ color: { text: { $value: '#e8eef2' } } });
});

it('gives colors as hex strings to tools that read no others', async () => {
  const dark: unknown = JSON.parse(await read('brandroom.dark.hex.tokens.json'));
  expect(dark).toHaveProperty(['color', 'text', '$value'], '#e8eef2');
  expect(JSON.stringify(dark)).not.toContain('colorSpace');
  expect(JSON.stringify(dark)).not.toContain('rgb(');
});

it('gives CSS variables of every theme and density, chosen or asked for by the system', async () => {
  const css = await read('brandroom.css');
  expect(css.match(/^.*\S \{$/gm)).toEqual([
    ":root, [data-theme='light'] {",
    "[data-theme='dark'] {",
    "[data-theme='hc'] {",
    "[data-theme='hc-dark'] {",
    "[data-density='compact'] {",
    '@media (pointer: coarse) {',
    '  :root, [data-density] {',
    '@media (prefers-color-scheme: dark) {',
    '  :root:not([data-theme]) {',
    '@media (prefers-contrast: more) {',
    '  :root:not([data-theme]) {',
    '@media (prefers-contrast: more) and (prefers-color-scheme: dark) {',
    '  :root:not([data-theme]) {',
    '@media (forced-colors: active) {',
    '  :root:root, :root [data-theme] {',
  ]);
  expect(css.slice(css.indexOf('@media (pointer'))).toContain('--br-size-control: 2.75rem;');
  expect(css.slice(css.indexOf('@media (forced-colors'))).toContain('--br-color-bg: Canvas;');
});

it('has a value for every token', async () => {
  for (const [name, text] of await exportFiles()) {
    expect(text, name).not.toMatch(/undefined|null|NaN/);
  }
});

it('gives compact density measures that are about a fifth tighter', async () => {
  const [usual, compact] = await Promise.all([readThemes(), readThemes('compact')]);
  for (const [id, token] of usual.get('light') ?? []) {
    if (!id.startsWith('density.')) continue;
    const tighter = compact.get('light')?.get(id) ?? token;
    const share = Number.parseFloat(cssValue(tighter)) / Number.parseFloat(cssValue(token));
    expect(share, id).toBeLessThanOrEqual(0.875);
  }
});
