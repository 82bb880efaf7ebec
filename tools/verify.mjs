// The proofs that take longer than the check: `pnpm verify`. Ends with a closing line of its own.
import { check, playwright, runSteps, selfCounting, vitest } from './check/run.mjs';

const ok = await runSteps([
  vitest('content histories', ['--project=backend', 'random-histories'], { HISTORIES: '10000' }),
  // Needs gs and rsvg-convert.
  vitest('readers', ['--config', 'apps/workspace/vitest.readers.config.ts']),
  check('build', process.execPath, ['tools/build.mjs']),
  // States of the screens that the check leaves to their stories.
  playwright('screens', ['every-screen', 'axe-overlays', '--grep=@verify']),
  // Kills and faults strike at another moment each time.
  playwright('kills and faults, again and again', [
    'survival',
    'storage',
    'conflict',
    '--repeat-each=5',
  ]),
  // Forty kills a run, half of them during the first opening.
  playwright('two hundred kills', ['killed-browser', '--repeat-each=5']),
  selfCounting('visual', ['tools/visual.mjs']),
  // Of the Storybook that was just built, in eight surroundings a story.
  selfCounting('surroundings', ['tools/surroundings.mjs', '--reuse-build']),
]);
process.exit(ok ? 0 : 1);
