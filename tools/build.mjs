import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root } from './install.mjs';

// The production build of the app, with the pinned pnpm wherever it comes from. The last one goes
// first: budgets and journeys must not run on an old build of a broken tree.
rmSync(join(root, 'apps/workspace/dist'), { recursive: true, force: true });
process.exit(pnpm(['--filter', '@brandroom/workspace', 'build']));
