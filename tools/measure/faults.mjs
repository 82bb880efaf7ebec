import { fileURLToPath } from 'node:url';
import { listen } from '../serve/port.mjs';
import { createStaticServer } from '../serve/server.mjs';

/**
 * Serves the modules of `page/` to the pages that they measure.
 *
 * @returns {Promise<{ faults: (page: import('playwright').Page, module: string, name: string, given?: number) => Promise<string[]>, close: () => void }>}
 *   `faults` runs an exported function of a module in the page
 */
export async function openMeasures() {
  const server = createStaticServer({
    root: fileURLToPath(new URL('page', import.meta.url)),
    headers: { 'access-control-allow-origin': '*' },
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  return {
    faults: (page, module, name, given) =>
      // As text: a test runner would rewrite the import of a function.
      page.evaluate(
        `import('${origin}/${module}.mjs').then((its) => its.${name}(${String(given)}))`,
      ),
    close: () => {
      server.close();
    },
  };
}
