import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstall } from './packages.mjs';

/**
 * Flags for every headless Chromium that the tools start: no traffic of the
 * browser's own (the journeys assert that nothing leaves the origin), no GPU,
 * and the same font rendering on every machine.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium of this machine, or `undefined` when there is none. `CHROMIUM_PATH` wins; it is not
 * checked, so that a wrong value is reported instead of silently replaced by another browser.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, exists = isExecutable) {
  const named = env['CHROMIUM_PATH'];
  if (named) return exists(named) ? named : undefined;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...fixedPlaces, ...onPath].find((path) => exists(path));
}

/**
 * As {@link findChromium}, but throws with instructions when there is none.
 *
 * @returns {string}
 */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  const named = process.env['CHROMIUM_PATH'];
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which is not an executable file.`
      : 'No Chromium was found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Finds Chromium, and installs it when it is missing and this process may do so.
 *
 * @returns {string} path of the executable
 * @throws when there is none and none can be installed
 */
export function ensureChromium() {
  if (!findChromium() && !process.env['CHROMIUM_PATH'] && mayInstall())
    installPackages(['chromium']);
  return requireChromium();
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the check: Chromium's headless shell, which renders and runs pages as Chromium
 * does and has no window, so that the check takes about half the time. Where the shell is missing and
 * cannot be installed, and where `CHROMIUM_PATH` is set, it is the browser of {@link ensureChromium}.
 *
 * @returns {string} path of the executable
 * @throws when there is none and none can be installed
 */
export function ensureCheckBrowser() {
  if (process.env['CHROMIUM_PATH']) return requireChromium();
  if (!isExecutable(headlessShell) && mayInstall()) installPackages(['chromium-headless-shell']);
  return isExecutable(headlessShell) ? headlessShell : ensureChromium();
}
