import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listen, portFromText } from './port.mjs';
import { createStaticServer } from './server.mjs';

/** Serves an existing build: `node tools/serve/main.mjs [--port 4173] [--root apps/workspace/dist]`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4173' },
    root: {
      type: 'string',
      default: fileURLToPath(new URL('../../apps/workspace/dist', import.meta.url)),
    },
  },
});

if (!existsSync(join(values.root, 'index.html'))) {
  console.error(`There is no build in ${values.root}: run "npm start", or "pnpm build" first.`);
  process.exit(1);
}

try {
  const taken = await listen(createStaticServer({ root: values.root }), portFromText(values.port));
  console.log(`Brandroom is ready: http://localhost:${taken}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
