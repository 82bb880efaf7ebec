import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { operationModules, operationNamesText } from './generated';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string) => readFileSync(`${src}${path}`, 'utf8');

it('is what `pnpm generate` writes', async () => {
  for (const [name, text] of Object.entries(await operationModules(src))) {
    expect(read(name)).toBe(text);
  }
  expect(read('../../domain/src/contract/operation-names.gen.ts')).toBe(operationNamesText());
});
