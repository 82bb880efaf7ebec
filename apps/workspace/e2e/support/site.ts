import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { test as base } from './test';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the build from its own server, which a journey can stop and update. */
export interface Site {
  origin: string;
  stop: () => void;
  /** Publishes a new build whose page has this line in its head. */
  publish: (line: string) => Promise<void>;
}

async function publishIn(root: string, line: string): Promise<void> {
  const page = join(root, 'index.html');
  const content = await readFile(page, 'utf8');
  await writeFile(page, content.replace('</head>', `${line}</head>`));
  spawnSync(process.execPath, [from('../../../../tools/service-worker/precache.mjs'), '.'], {
    cwd: root,
  });
  // These compressed copies are of the previous files.
  for (const name of ['index.html', 'service-worker.js']) {
    for (const coding of ['br', 'gz']) await rm(join(root, `${name}.${coding}`), { force: true });
  }
}

/** Starts a server on any free port. */
async function serve(root: string): Promise<{ origin: string; stop: () => void }> {
  const main = from('../../../../tools/serve/main.mjs');
  const server = spawn(process.execPath, [main, '--port', '0', '--root', root]);
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const address = /http:\/\/localhost:\d+/u.exec(text.toString());
      if (address) resolve(address[0]);
    });
    server.on('exit', () => reject(new Error('The server has ended.')));
  });
  return { origin, stop: () => void server.kill() };
}

/** The base test for journeys with service workers, each on its own server. */
export const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright takes a fixture's dependencies from this pattern
  site: async ({}, provide) => {
    const root = await mkdtemp(join(tmpdir(), 'brandroom-site-'));
    await cp(from('../../dist'), root, { recursive: true });
    const { origin, stop } = await serve(root);
    await provide({ origin, stop, publish: async (line) => publishIn(root, line) });
    stop();
    await rm(root, { recursive: true, force: true });
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
});
