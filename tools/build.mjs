import { pnpm } from './install.mjs';

/** The production build of the app, with the pinned pnpm wherever it comes from. */
process.exit(pnpm(['--filter', '@brandroom/workspace', 'build']));
