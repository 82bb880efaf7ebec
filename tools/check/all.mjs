import { ensureCheckBrowser } from '../chromium.mjs';
import { ensureReaders } from '../packages.mjs';
import { nodeProjects } from '../node-projects.mjs';
import { bin, check, playwright, runSteps, types, vitest } from './run.mjs';

try {
  process.env['CHROMIUM_PATH'] = ensureCheckBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
console.log(`Chromium: ${process.env['CHROMIUM_PATH']}`);

const missing = ensureReaders();
if (missing.length > 0) {
  console.log(
    `Not tried here: the files that we write, in other programs. Install ${missing.join(', ')}.`,
  );
}

const ok = await runSteps([
  check('format', bin('oxfmt'), ['--check', '.']),
  check('lint', bin('oxlint'), []),
  types(),
  check('dead code', bin('knip'), []),
  vitest(
    'unit',
    Object.keys(nodeProjects).map((name) => `--project=${name}`),
  ),
  vitest('machine mutants', ['--config', 'packages/machines/vitest.mutants.config.ts']),
  ...(missing.length > 0
    ? []
    : [vitest('readers', ['--config', 'apps/workspace/vitest.readers.config.ts'])]),
  vitest('store in Chromium', ['--project=mock-backend-browser']),
  vitest('stories', ['--project=storybook']),
  check('build', process.execPath, ['tools/build.mjs']),
  check('budgets', process.execPath, ['tools/budgets.mjs']),
  // Slow checks are left to `pnpm verify`.
  playwright('journeys', ['--grep-invert=@verify']),
]);
process.exit(ok ? 0 : 1);
