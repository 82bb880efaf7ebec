import { readdirSync, readFileSync } from 'node:fs';

import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { readMachine } from '@brandroom/statechart/read-machine';
import { expect, it } from 'vitest';

import { pageName, pageText } from '../../generate/machine-page';
import { situationsOf } from '../trial/situations';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.stories.tsx'));

it.each(machineCatalog)('$slug has the page that `pnpm generate` writes', (entry) => {
  expect(readFileSync(new URL(pageName(entry.slug), here), 'utf8')).toBe(pageText(entry));
});

it('has a page for no other machine', () => {
  expect(files).toHaveLength(machineCatalog.length);
});

it.each(machineCatalog)(
  '$slug is reached in each of its states by its samples',
  async ({ load }) => {
    const { machine, samples, people } = await load();
    const situationAt = situationsOf(machine, samples, people);
    const paths = readMachine(machine).states.map(({ path }) => path);
    expect(paths.filter((path) => situationAt(path) === null)).toEqual([]);
  },
);
