import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { operationFiles, operationModulesText, operationNamesText } from './generated';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string) => readFileSync(`${src}${path}`, 'utf8');

it('is what `pnpm generate` writes', () => {
  expect(read('operations.gen.ts')).toBe(operationModulesText(operationFiles(src)));
  expect(read('../../domain/src/contract/operation-names.gen.ts')).toBe(operationNamesText());
});
