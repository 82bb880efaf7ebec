import { join } from 'node:path';
import { pnpm, root } from '../install.mjs';
import { listen } from '../serve/port.mjs';
import { createStaticServer } from '../serve/server.mjs';

const built = join(root, '.cache/smallest');

/**
 * Builds the smallest app of the stack and serves it on a free port.
 *
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function openSmallestApp() {
  const build = ['exec', 'vite', 'build', 'smallest', '--outDir', built, '--emptyOutDir'];
  if (pnpm(['--filter', '@brandroom/workspace', ...build, '--logLevel', 'warn']) !== 0)
    throw new Error('The smallest app was not built.');
  const server = createStaticServer({ root: built, headers: {} });
  const port = await listen(server, 0);
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
