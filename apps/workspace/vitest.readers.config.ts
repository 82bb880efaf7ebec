import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** The files that we write, opened by other programs: Ghostscript, librsvg, poppler, unzip and Chromium have to be installed. */
export default defineConfig({
  test: {
    name: 'readers',
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: ['src/**/*.readers.test.ts', '../../packages/*/src/**/*.readers.test.ts'],
  },
});
