import { writeFileSync } from 'node:fs';

import { machineCatalog } from '@brandroom/machines/catalog.gen';

import { pageName, pageText } from './machine-page';

/* Writes the page of each machine in Storybook. */
for (const entry of machineCatalog)
  writeFileSync(
    new URL(`../src/machines/${pageName(entry.slug)}`, import.meta.url),
    pageText(entry),
  );
