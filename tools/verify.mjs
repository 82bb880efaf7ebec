// The proofs that take longer than the check: `pnpm verify`. Ends with a closing line of its own.
import { runSteps, selfCounting, vitest } from './check/run.mjs';

const ok = await runSteps([
  vitest('machine mutants', ['--config', 'packages/machines/vitest.mutants.config.ts']),
  selfCounting('visual', ['tools/visual.mjs']),
]);
process.exit(ok ? 0 : 1);
