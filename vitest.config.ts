import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumFlags, findChromium } from './tools/chromium.mjs';
import { nodeProjects } from './tools/node-projects.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const executablePath = findChromium();

/** In milliseconds. Nothing here asserts a time: a machine that is busy is only slower. */
const testTimeout = 30_000;

/** A fresh object each time: a browser configuration that two projects share mixes up their reports. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
      // On a busy machine no frame may come for long, and what fades in is as good as not there.
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Pure code keeps nothing between two tests: their files share what is imported, in two thirds of the time. */
const pure = new Set([
  'domain',
  'tokens',
  'statechart',
  'machines',
  'workflow-explorer',
  'backend',
]);

const browserServers: ViteDevServer[] = [];
const listServer: Plugin = {
  name: 'list-server',
  configureServer: (server) => void browserServers.push(server),
};

/** Vitest opens the server of a browser project that is only ruled out (`!storybook`), and never closes it. */
const closeUnusedServers: Plugin = {
  name: 'close-unused-servers',
  configureVitest: ({ vitest }) =>
    vitest.onClose(async () => {
      const used = new Set(vitest.projects.map(({ vite }) => vite));
      const unused = browserServers.filter((server) => !used.has(server));
      await Promise.all(unused.map((server) => server.close()));
    }),
};

function nodeProject(name: string, folder: string): TestProjectConfiguration {
  return {
    plugins: [vanillaExtractPlugin(), closeUnusedServers],
    test: {
      name,
      testTimeout,
      hookTimeout: testTimeout,
      expect: { poll: { timeout: testTimeout } },
      isolate: !pure.has(name),
      root: `${root}${folder}`,
      environment: 'node',
      include: ['**/*.test.{ts,tsx,mjs}'],
      exclude: [
        '**/node_modules/**',
        '**/dist/**',
        '**/e2e/**',
        '**/*.browser.test.{ts,tsx}',
        '**/*.mutants.test.ts',
        '**/*.readers.test.ts',
      ],
    },
  };
}

/** IndexedDB, Worker and MessagePort as they are, not as a double imagines them. */
const mockBackendBrowser: TestProjectConfiguration = {
  plugins: [listServer],
  // Found late by the optimizer, each would reload the page under a running test.
  optimizeDeps: {
    include: ['fast-check', 'idb', '@brandroom/domain > valibot', '@brandroom/machines > xstate'],
  },
  test: {
    name: 'mock-backend-browser',
    testTimeout,
    root: `${root}packages/mock-backend`,
    include: ['src/**/*.browser.test.ts'],
    browser: chromium(),
  },
};

/** Every story, run in Chromium with its play function and axe. */
function storybook(): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: `${root}.storybook` }), listServer],
    test: {
      name: 'storybook',
      testTimeout,
      // A window of its own for each file would load the preview again: two thirds of the time.
      isolate: false,
      setupFiles: ['no-screen-keyboard', 'quick-react', 'vitest.setup'].map(
        (name) => `${root}.storybook/${name}.ts`,
      ),
      browser: chromium(),
    },
  };
}

export default defineConfig({
  test: {
    // The transforms rest most of the time: two cores are two workers, too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // By default they load side by side, and what should come first may come last.
    sequence: { setupFiles: 'list' },
    projects: [
      ...Object.entries(nodeProjects).map(([name, folder]) => nodeProject(name, folder)),
      mockBackendBrowser,
      storybook(),
    ],
  },
});
