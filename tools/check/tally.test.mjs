import { describe, expect, test } from 'vitest';
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

test('Vitest: a file that cannot be loaded counts as failed, and a test without a result', () => {
  const report = {
    numTotalTests: 8,
    numPassedTests: 5,
    numFailedTests: 1,
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

test('Vitest: what failed is named with the lines that say why', () => {
  const report = {
    testResults: [
      { name: '/a/passed.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: '/a/Button.stories.tsx',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'Default', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'Pending',
            failureMessages: ['\n\u001B[31mno name\u001B[39m\n  <b />\n  no more\nat x'],
          },
        ],
      },
      {
        name: '/a/Calendar.stories.tsx',
        status: 'passed',
        assertionResults: [{ status: 'pending', fullName: 'Dragged', failureMessages: [] }],
      },
      {
        name: '/a/torn.test.ts',
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      {
        name: '/a/hook.test.ts',
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [{ status: 'passed', fullName: 'a test', failureMessages: [] }],
      },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    'Button.stories.tsx › Pending: no name\n            <b />',
    'Calendar.stories.tsx › Dragged: has no result',
    'torn.test.ts: no such module',
    'hook.test.ts: Hook timed out',
  ]);
});

test('Vitest: an error outside of any test is named once, with its place', () => {
  const error =
    'is not a function\nTypeError: is not a function\n    at f (/r/packages/ui/src/a.ts:2:1)';
  expect(unhandledFailures([error, error])).toEqual([
    'outside of any test: is not a function\n            TypeError: is not a function (packages/ui/src/a.ts:2:1)',
  ]);
});

test('Playwright: what failed is named with the lines that say why, and what failed outside', () => {
  const failed = {
    title: 'a journey',
    file: 'main-job.spec.ts',
    ok: false,
    tests: [
      { results: [{ error: { message: 'not equal\n\n+   "undecided",\n    Array []\n  at y' } }] },
    ],
  };
  const report = {
    suites: [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }],
    errors: [{ message: 'no server' }],
  };
  expect(playwrightFailures(report)).toEqual([
    'main-job.spec.ts › a journey: not equal\n            +   "undecided",',
    'no server',
  ]);
});

test('Vitest: each test has its time', () => {
  const assertionResults = [
    { fullName: ' Default', duration: 1500 },
    { fullName: 'Pending', duration: null },
  ];
  expect(
    vitestTimes({ testResults: [{ name: '/a/Button.stories.tsx', assertionResults }] }),
  ).toEqual([
    { name: 'Button.stories.tsx › Default', seconds: 1.5 },
    { name: 'Button.stories.tsx › Pending', seconds: 0 },
  ]);
});

test('Playwright: each journey has its time, with its retries', () => {
  const spec = {
    title: 'a journey',
    file: 'main-job.spec.ts',
    tests: [{ results: [{ duration: 1000 }, { duration: 2000 }] }],
  };
  expect(playwrightTimes({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    { name: 'main-job.spec.ts › a journey', seconds: 3 },
  ]);
});

test('the slowest 20 tests are listed in short lines, the slowest first', () => {
  const times = Array.from({ length: 25 }, (_, index) => ({
    name: `${index}.test.ts › ${'long '.repeat(30)}`,
    seconds: index,
  }));
  const lines = slowest(times).split('\n');
  expect(lines).toHaveLength(20);
  expect(lines[0]).toMatch(/^ +24\.0 s {2}24\.test\.ts › long .*…$/);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
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

test('the summary names what failed and why, with the minutes of each part and of all', () => {
  const text = summary([
    { name: 'lint', passed: 1, failed: 0, seconds: 1 },
    { name: 'journeys', passed: 0, failed: 1, note: 'no test was run', seconds: 2.25 },
    {
      name: 'stories',
      passed: 7,
      failed: 1,
      failures: ['Button › Pending: no name'],
      seconds: 187.4,
    },
  ]);
  expect(text).toMatch(/ok {3}lint .*1 passed/);
  expect(text).toMatch(/FAIL {2}journeys .*1 failed.*no test was run/);
  expect(text).toMatch(/FAIL {2}stories .* 3:07 min\n +Button › Pending: no name\n/);
  expect(text).toMatch(/all parts +3:11 min$/);
});
