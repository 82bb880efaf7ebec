import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from './compress.mjs';
import { root } from './install.mjs';

const app = join(root, 'apps/workspace/src');
const parts = [
  'app/backend.ts',
  'app/workspace-services.ts',
  'shared/api/api.ts',
  'shared/api/operation-error.ts',
];

/** What the page has anyway, and the worker, which has a budget of its own. */
const around = /^(?:react|xstate|@tanstack\/react-query|@brandroom\/ui\/.+)$|\?worker&url$/;
const entry = '\0data-layer';

/**
 * What the operations' client and the data layer weigh on the main thread. The build mixes them with
 * other code into a few files, so they are built alone for this.
 *
 * @returns {Promise<{ kB: number, modules: string[] }>} kB of brotli 11; the modules in it
 */
export async function weighDataLayer() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: app,
    plugins: [
      {
        name: 'data-layer',
        enforce: 'pre',
        resolveId: (id) => {
          if (id === entry) return id;
          return around.test(id) ? { id, external: true } : null;
        },
        load: (id) =>
          id === entry
            ? parts.map((part, at) => `export * as part${at} from '${join(app, part)}';`).join('\n')
            : null,
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('One build was expected.');
  const [chunk, ...others] = built.output;
  if (others.length > 0) throw new Error('One file was expected.');
  return { kB: brotli(Buffer.from(chunk.code)).byteLength / 1000, modules: chunk.moduleIds };
}
