// The proofs that take longer than the check: `pnpm verify`. Ends with a closing line of its own.
import { ensureCheckBrowser } from './chromium.mjs';
import { check, playwright, runSteps, selfCounting, vitest } from './check/run.mjs';
import { verifyJourneys } from './check/verify-journeys.mjs';

process.env['CHROMIUM_PATH'] = ensureCheckBrowser();

const ok = await runSteps([
  vitest('content histories', ['--project=backend', 'random-histories'], { HISTORIES: '10000' }),
  check('build', process.execPath, ['tools/build.mjs']),
  ...verifyJourneys.map(({ name, files, args }) => playwright(name, [files, ...args])),
  selfCounting('visual', ['tools/visual.mjs']),
  // Of the Storybook that was just built, in eight surroundings a story.
  selfCounting('surroundings', ['tools/surroundings.mjs', '--reuse-build']),
]);
process.exit(ok ? 0 : 1);
