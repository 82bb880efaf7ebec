import { readdirSync, readFileSync } from 'node:fs';

import { machineCatalog } from '@brandroom/machines/catalog';
import { expect, it } from 'vitest';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  name.endsWith('.stories.tsx'),
);
const sources = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

it.each(machineCatalog)('$slug has a page with its table and its diagram', ({ slug, label }) => {
  const pages = sources.filter((source) => source.includes(`const slug = '${slug}';`));
  expect(pages).toHaveLength(1);
  for (const part of [`title: 'Workflows/${label}'`, 'view="table"', 'view="diagram"'])
    expect(pages[0]).toContain(part);
});

it('has a page for no other machine', () => {
  expect(files).toHaveLength(machineCatalog.length);
});
