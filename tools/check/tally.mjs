import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The outcome of a step of the check.
 *
 * @typedef {{ name: string, passed: number, failed: number, note?: string, failures?: readonly string[], times?: readonly TestTime[], seconds: number }} Outcome
 * @typedef {{ name: string, seconds: number }} TestTime
 */

/**
 * The lines of a failure that say why, with the element that it is about: without colors, empty
 * lines and the equal lines of a difference, at most 8 of 300 characters.
 *
 * @param {string} message
 * @returns {string} the first line, and each further one on a line of its own, indented
 */
function reason(message) {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /^(?:\S|\s+<)/.test(line) && !line.startsWith('at '))
    .slice(0, 8);
  return said.map((line) => line.trim().slice(0, 300)).join('\n            ');
}

/**
 * A runner's own figures, corrected by its exit status: a runner that ran nothing, that skipped, or
 * that failed outside of any test has failed.
 *
 * @param {{ passed: number, failed: number, skipped: number }} figures
 * @param {number} status the runner's exit status
 * @returns {{ passed: number, failed: number, note?: string }}
 */
export function judge({ passed, failed, skipped }, status) {
  if (passed + failed + skipped === 0) return { passed: 0, failed: 1, note: 'no test was run' };
  if (skipped > 0)
    return {
      passed,
      failed: failed + skipped,
      note: `${skipped} without a result, counted as failed`,
    };
  if (status !== 0 && failed === 0)
    return { passed, failed: 1, note: `failed outside of any test (exit status ${status})` };
  return { passed, failed };
}

/**
 * @param {unknown} report of `vitest --reporter=json`
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function vitestFigures(report) {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } =
    /** @type {{ numTotalTests: number, numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */ (
      report
    );
  // A file that cannot be loaded has no tests to fail, but it has failed.
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable,
    // Includes tests without a result because their page was lost; no other figure counts them.
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}

/**
 * @param {unknown} report of `vitest --reporter=json`
 * @returns {string[]} a line for each test that failed or has no result, and for each file that could not be loaded
 */
export function vitestFailures(report) {
  const { testResults } =
    /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */ (
      report
    );
  return testResults.flatMap(({ name, status: fileStatus, message = '', assertionResults }) => {
    const file = basename(name);
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    // It could not be loaded, or one of its hooks failed.
    if (fileStatus === 'failed' && failed.length === 0) return [`${file}: ${reason(message)}`];
    return failed.map(({ status, fullName, failureMessages }) => {
      const why = status === 'failed' ? reason(failureMessages[0] ?? '') : 'has no result';
      return `${file} › ${fullName.trim()}: ${why}`;
    });
  });
}

/**
 * @param {readonly string[]} messages errors outside of any test, each with its stack
 * @returns {string[]} each once, with the first place of our own code
 */
export function unhandledFailures(messages) {
  return [...new Set(messages)].map((message) => {
    const place = /^\s+at .*\/((?:packages|apps|tools)\/\S+?)\)?$/m.exec(message)?.[1];
    return `outside of any test: ${reason(message)}${place ? ` (${place})` : ''}`;
  });
}

/**
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: { duration: number, error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {string[]} a line for each journey that failed, and for each error outside of any
 */
export function playwrightFailures(report) {
  const { suites, errors } = /** @type {{ suites: Suite[], errors: { message?: string }[] }} */ (
    report
  );
  return [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return `${basename(file)} › ${title}: ${reason(error?.message ?? '')}`;
      }),
    ...errors.map(({ message = '' }) => reason(message)),
  ];
}

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function playwrightFigures(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */ (
      report
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {unknown} report of `vitest --reporter=json`
 * @returns {TestTime[]} how long each test took
 */
export function vitestTimes(report) {
  const { testResults } =
    /** @type {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} */ (
      report
    );
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)} › ${fullName.trim()}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {TestTime[]} how long each journey took, with its retries
 */
export function playwrightTimes(report) {
  const { suites } = /** @type {{ suites: Suite[] }} */ (report);
  return suites.flatMap(specsOf).map(({ file, title, tests }) => ({
    name: `${basename(file)} › ${title}`,
    seconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
}

/**
 * @param {readonly TestTime[]} times
 * @returns {string} the slowest 20 tests, slowest first, each in a line of at most 100 characters
 */
export function slowest(times) {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    .map((line) => (line.length > 100 ? `${line.slice(0, 99)}…` : line))
    .join('\n');
}

/**
 * The closing line of a run.
 *
 * @param {readonly Pick<Outcome, 'passed' | 'failed'>[]} outcomes
 * @returns {{ line: string, ok: boolean }}
 */
export function closingLine(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}

/** @param {number} seconds @returns {string} minutes and seconds, as `3:07` */
function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {string} a table, one line a step, below it a line for each of its failures, and at its end the minutes of all
 */
export function summary(outcomes) {
  const all = 'all parts';
  const width = Math.max(all.length, ...outcomes.map(({ name }) => name.length));
  const time = (/** @type {number} */ seconds) => `${minutes(seconds).padStart(6)} min`;
  const lines = outcomes.map(({ name, passed, failed, note, failures = [], seconds }) => {
    const figures = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    return [
      `${failed === 0 ? ' ok ' : 'FAIL'}  ${name.padEnd(width)} ${figures} ${time(seconds)}${note ? `   ${note}` : ''}`,
      ...failures.map((failure) => `        ${failure}`),
    ].join('\n');
  });
  const sum = outcomes.reduce((before, { seconds }) => before + seconds, 0);
  return [...lines, `      ${all.padEnd(width)} ${' '.repeat(24)} ${time(sum)}`].join('\n');
}
