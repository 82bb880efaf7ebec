import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the workspace's packages, relative to the root, the root itself not among them. */
export function packageFolders() {
  const below = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...below, 'tools'].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @returns {{ packageManager: string, engines: { node: string } }} */
export function manifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** Changes whenever an install would do something else: lockfile, manifests, Node, platform. */
function fingerprint() {
  const hash = createHash('sha256');
  const manifests = ['.', ...packageFolders()].map((folder) => join(folder, 'package.json'));
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.update(`${process.version} ${process.platform} ${process.arch}`).digest('hex');
}

/**
 * Runs pnpm in the version that package.json pins: the one on the PATH when it
 * is that version, otherwise by npx, which takes it from the registry.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @returns {number} exit status
 */
export function pnpm(args, env = {}) {
  const { packageManager } = manifest();
  const onPath = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  const fits = onPath.status === 0 && `pnpm@${onPath.stdout.trim()}` === packageManager;
  const [command, before] = fits ? ['pnpm', []] : ['npx', ['--yes', packageManager]];
  const { status, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, npm_config_update_notifier: 'false', ...env },
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  return status ?? 1;
}

/**
 * Installs the packages of the lockfile, unless they are installed already.
 * No browser is downloaded and no install script runs but those the workspace allows.
 *
 * @returns {boolean} whether everything is there
 */
export function install() {
  const stamp = join(root, 'node_modules/.brandroom-installed');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log('Installing packages …');
  const status = pnpm(['install', '--frozen-lockfile'], {
    CI: 'true',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PUPPETEER_SKIP_DOWNLOAD: '1',
  });
  if (status !== 0) {
    console.error(
      'The packages could not be installed: see above. The first time, the registry must be reachable.',
    );
    return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}
