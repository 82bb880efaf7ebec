import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { verifyJourneys } from './check/verify-journeys.mjs';

const folder = fileURLToPath(new URL('../apps/workspace/e2e', import.meta.url));
const tagged = readdirSync(folder)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => join(folder, name))
  .filter((path) => readFileSync(path, 'utf8').includes("'@verify'"));

it('has journeys left to `pnpm verify`', () => {
  expect(tagged.length).toBeGreaterThan(20);
});

it.each(tagged)('runs the tagged journeys of %s in one step', (path) => {
  const steps = verifyJourneys.filter(({ files }) => new RegExp(files, 'u').test(path));
  expect(steps.map(({ name }) => name)).toHaveLength(1);
});

it('leaves out no tagged journey of the files that a step runs', () => {
  const filters = verifyJourneys.flatMap(({ args }) =>
    args.filter((arg) => arg.startsWith('--grep')),
  );
  expect(new Set(filters)).toEqual(new Set(['--grep=@verify']));
});
