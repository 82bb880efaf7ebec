import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/**
 * The mutation tests of the machines, which the unit project leaves out:
 * `pnpm --filter @brandroom/machines test:mutants`.
 */
export default defineConfig({
  test: {
    name: 'machines-mutants',
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['src/**/*.mutants.test.ts'],
  },
});
