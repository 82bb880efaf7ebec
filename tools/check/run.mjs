import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, root } from '../install.mjs';
import { checkPort } from '../serve/port.mjs';
import {
  closingLine,
  judge,
  playwrightFailures,
  playwrightFigures,
  playwrightTimes,
  slowest,
  summary,
  unhandledFailures,
  vitestFailures,
  vitestFigures,
  vitestTimes,
} from './tally.mjs';

/**
 * @typedef {import('./tally.mjs').Outcome} Outcome
 * @typedef {{ name: string, run: () => Promise<Omit<Outcome, 'name' | 'seconds'>> }} Step
 */

const reports = join(root, '.cache/reports');

/** Minutes. A step that hangs must not hold a machine for ever; one that is slow on a busy machine has its time. */
const stepLimit = 45;

/** @type {Set<number>} */
const running = new Set();

/** @param {number} pid leader of a process group that this program started */
function stop(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    for (const pid of running) stop(pid);
    process.exit(1);
  });

/** The same everywhere: no telemetry, no update checks, one time zone, no prompt. */
const environment = {
  CI: 'true',
  TZ: 'UTC',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  PW_TEST_HTML_REPORT_OPEN: 'never',
};

/**
 * Runs a program of the workspace, its output shown as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit status; 124 when it took too long
 */
function program(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // A group of its own, so that servers and browsers end with it.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, ...env },
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      console.error(`Stopped after ${stepLimit} minutes.`);
      if (pid !== undefined) stop(pid);
    }, stepLimit * 60_000);
    /** @param {number} status */
    const end = (status) => {
      clearTimeout(timer);
      if (pid !== undefined) {
        stop(pid);
        running.delete(pid);
      }
      resolve(late ? 124 : status);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.on('exit', (status) => end(status ?? 1));
  });
}

/** @param {string} name @returns {string} the executable of an installed package */
export function bin(name) {
  return join(root, 'node_modules/.bin', name);
}

/** @param {boolean} ok */
function oneCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Step} counted as one check
 */
export function check(name, command, args) {
  return { name, run: async () => oneCheck((await program(command, args)) === 0) };
}

/**
 * @param {string} file
 * @param {(report: unknown) => { passed: number, failed: number, skipped: number }} figures
 * @param {(report: unknown) => string[]} failures
 * @param {(report: unknown) => import('./tally.mjs').TestTime[]} times
 * @param {number} status
 */
function readReport(file, figures, failures, times, status) {
  if (!existsSync(file))
    return { passed: 0, failed: 1, note: `no report was written (exit status ${status})` };
  /** @type {unknown} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { ...judge(figures(report), status), failures: failures(report), times: times(report) };
}

/** @param {string} file of `unhandled-reporter.mjs` */
function unhandledErrors(file) {
  return existsSync(file) ? unhandledFailures(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * @param {string} name
 * @param {string[]} args which projects
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step} counted by its tests
 */
export function vitest(name, args, env = {}) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    run: async () => {
      const unhandled = `${file}.unhandled`;
      for (const old of [file, unhandled]) rmSync(old, { force: true });
      const report = ['dot', 'json', './tools/check/unhandled-reporter.mjs'].map(
        (reporter) => `--reporter=${reporter}`,
      );
      const status = await program(
        bin('vitest'),
        ['run', ...report, `--outputFile.json=${file}`, ...args],
        { ...env, UNHANDLED: unhandled },
      );
      return readReport(
        file,
        vitestFigures,
        (tests) => [...vitestFailures(tests), ...unhandledErrors(unhandled)],
        vitestTimes,
        status,
      );
    },
  };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Step} counted by its tests
 */
export function playwright(name, args = []) {
  const id = name.replaceAll(' ', '-');
  const file = join(reports, `${id}.json`);
  // The next step empties its own folder only, so the pictures of failures stay.
  const options = ['--reporter=list,json', `--output=test-results/${id}`];
  return {
    name,
    run: async () => {
      rmSync(file, { force: true });
      const status = await program(bin('playwright'), ['test', ...options, ...args], {
        E2E_PORT: String(await checkPort(0)),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      });
      return readReport(file, playwrightFigures, playwrightFailures, playwrightTimes, status);
    },
  };
}

/**
 * @param {string} name
 * @param {string[]} args a program of ours that writes its figures to the file named by `REPORT`
 * @returns {Step}
 */
export function selfCounting(name, args) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    run: async () => {
      rmSync(file, { force: true });
      const status = await program(process.execPath, args, { REPORT: file });
      return readReport(
        file,
        (report) => /** @type {{ passed: number, failed: number, skipped: number }} */ (report),
        () => [],
        () => [],
        status,
      );
    },
  };
}

/** @returns {Step} every TypeScript project of the workspace, by the compiler itself */
export function types() {
  return {
    name: 'types',
    run: async () => {
      const projects = ['.', '.storybook', ...packageFolders()].filter((folder) =>
        existsSync(join(root, folder, 'tsconfig.json')),
      );
      let wrong = 0;
      for (const project of projects)
        if ((await program(bin('tsc'), ['-p', project])) !== 0) wrong += 1;
      console.log(`${projects.length} projects, ${wrong} with errors`);
      return oneCheck(projects.length > 0 && wrong === 0);
    },
  };
}

/**
 * Runs every step, even after a failure, and prints the closing line.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<boolean>} whether all is well
 */
export async function runSteps(steps) {
  mkdirSync(reports, { recursive: true });
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 66 - name.length))}`);
    const begun = performance.now();
    const result = await run().catch((/** @type {unknown} */ error) => {
      console.error(error);
      return { passed: 0, failed: 1, note: 'the step itself failed' };
    });
    outcomes.push({ name, seconds: (performance.now() - begun) / 1000, ...result });
  }
  const { line, ok } = closingLine(outcomes);
  const times = outcomes.flatMap((outcome) => outcome.times ?? []);
  if (times.length > 0) console.log(`\nThe slowest tests:\n${slowest(times)}`);
  console.log(`\n${summary(outcomes)}\n\n${line}`);
  return ok;
}
