import { describe, expect, test } from 'vitest';
import { closingLine, judge, playwrightFigures, summary, vitestFigures } from './tally.mjs';

describe('a runner', () => {
  test('passes with its own figures', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  test('fails when it ran nothing', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0)).toMatchObject({ failed: 1 });
  });

  test('fails when it skipped', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 2 }, 0)).toMatchObject({ passed: 3, failed: 2 });
  });

  test('fails when its exit status says so and no test does', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('does not count a failed test twice', () => {
    expect(judge({ passed: 3, failed: 1, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  });
});

test('Vitest: a file that cannot be loaded counts as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ],
  };
  expect(vitestFigures(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('Playwright: a test that passed only the second time has failed', () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'no server' }],
  };
  expect(playwrightFigures(report)).toEqual({ passed: 4, failed: 3, skipped: 1 });
});

describe('the closing line', () => {
  test('sums all steps', () => {
    expect(
      closingLine([
        { passed: 1, failed: 0 },
        { passed: 41, failed: 0 },
      ]),
    ).toEqual({ line: '42 passed, 0 failed', ok: true });
  });

  test('is not ok with one failure', () => {
    expect(
      closingLine([
        { passed: 41, failed: 0 },
        { passed: 0, failed: 1 },
      ]),
    ).toEqual({ line: '41 passed, 1 failed', ok: false });
  });

  test('is not ok when nothing was done', () => {
    expect(closingLine([])).toEqual({ line: '0 passed, 0 failed', ok: false });
  });
});

test('the summary names what failed and why', () => {
  const text = summary([
    { name: 'lint', passed: 1, failed: 0, seconds: 1 },
    { name: 'journeys', passed: 0, failed: 1, note: 'no test was run', seconds: 2.25 },
  ]);
  expect(text).toMatch(/ok {3}lint .*1 passed/);
  expect(text).toMatch(/FAIL {2}journeys .*1 failed.*no test was run/);
});
