import { readdirSync, readFileSync } from 'node:fs';

import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { expect, it } from 'vitest';

import { pageName, pageText } from '../../generate/machine-page';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.stories.tsx'));

it.each(machineCatalog)('$slug has the page that `pnpm generate` writes', (entry) => {
  expect(readFileSync(new URL(pageName(entry.slug), here), 'utf8')).toBe(pageText(entry));
});

it('has a page for no other machine', () => {
  expect(files).toHaveLength(machineCatalog.length);
});
