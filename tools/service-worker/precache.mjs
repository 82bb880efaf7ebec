import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** At the root of the app, because a service worker controls only addresses below its own. */
export const workerName = 'service-worker.js';

/**
 * The addresses of the built files that the app needs, its page first.
 *
 * @param {string} root absolute path of the built files
 * @returns {string[]}
 */
export function builtFiles(root) {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\/\.|\.(?:br|gz|map)$/.test(name))
    .filter((name) => name !== '/index.html' && name !== `/${workerName}`);
  return ['/', ...names.toSorted()];
}

/**
 * The service worker of a build: its version changes with any of its files.
 *
 * @param {string} root absolute path of the built files
 * @returns {string}
 */
export function workerOf(root) {
  const files = builtFiles(root);
  const source = readFileSync(new URL(workerName, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(source);
  for (const file of files) {
    hash.update(file).update(readFileSync(join(root, file === '/' ? 'index.html' : file)));
  }
  const build = { version: hash.digest('hex').slice(0, 16), files };
  return `const brandroomBuild = ${JSON.stringify(build)};\n${source}`;
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url) && folder !== undefined) {
  const root = join(process.cwd(), folder);
  writeFileSync(join(root, workerName), workerOf(root));
}
