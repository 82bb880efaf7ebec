import { spawnSync } from 'node:child_process';

/** Whether this process may install packages: root on a system with apt-get, as in containers. */
export function mayInstall() {
  return (
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  );
}

/** @param {readonly string[]} names of packages of this distribution */
export function installPackages(names) {
  console.log(`Installing ${names.join(', ')} from this distribution.`);
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

/** The programs that open our files in the check, and the Debian packages that have them. */
const readers = {
  gs: 'ghostscript',
  'rsvg-convert': 'librsvg2-bin',
  pdftocairo: 'poppler-utils',
  unzip: 'unzip',
};

/** @param {string} program */
const isThere = (program) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;

/**
 * Finds the readers of files, and installs those that are missing where this process may.
 *
 * @returns {string[]} the packages that are still missing
 */
export function ensureReaders() {
  const missing = () =>
    Object.entries(readers).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (missing().length > 0 && mayInstall()) installPackages(missing());
  return missing();
}
