import { afterEach, expect, it, vi } from 'vitest';
import { check } from './run.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('gives its programs the variables set after it was loaded, such as the browser of the check', async () => {
  vi.stubEnv('SET_LATER', 'yes');
  const script = 'process.exit(process.env.SET_LATER === "yes" ? 0 : 1)';
  const step = check('environment', process.execPath, ['-e', script]);
  expect(await step.run()).toEqual({ passed: 1, failed: 0 });
});
