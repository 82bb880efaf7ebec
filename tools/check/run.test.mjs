import { expect, it } from 'vitest';
import { check } from './run.mjs';

it('gives its programs what was set after it was loaded, as the browser of the check', async () => {
  process.env['CHROMIUM_PATH'] = '/a/browser';
  const script = 'process.exit(process.env.CHROMIUM_PATH === "/a/browser" ? 0 : 1)';
  const step = check('browser', process.execPath, ['-e', script]);
  expect(await step.run()).toEqual({ passed: 1, failed: 0 });
});
