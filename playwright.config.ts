import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, requireChromium } from './tools/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4180);
const origin = `http://localhost:${String(port)}`;

export default defineConfig({
  testDir: 'apps/workspace/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // A journey waits a quarter of its time for simulated delays, so two cores are busy with three.
  workers: 3,
  // A journey that needs a second try is a defect in the journey or in the app.
  retries: 0,
  forbidOnly: true,
  // Nothing here asserts a time: a machine that is busy is only slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    // An action that cannot happen fails and says where, long before its journey ends.
    actionTimeout: 60_000,
    // A record of every step costs two fifths of the time: `--trace on` asks for it.
    trace: 'off',
    // Kept files would answer in the place of the server; offline.spec.ts is about them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: requireChromium(), args: chromiumFlags },
      },
    },
  ],
  webServer: {
    // The production server with the production headers, over the build as it ships.
    command: `node tools/serve/main.mjs --port ${String(port)}`,
    url: origin,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
