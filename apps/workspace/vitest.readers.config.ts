import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** The files that we write, opened by other programs: Ghostscript, librsvg and poppler have to be installed. */
export default defineConfig({
  test: {
    name: 'readers',
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    testTimeout: 30_000,
    include: ['src/**/*.readers.test.ts'],
  },
});
