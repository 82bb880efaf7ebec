import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { build } from 'vite';

import { chromiumFlags, requireChromium } from '../../../../../tools/chromium.mjs';
import { newFolder } from './readers';

const origin = 'http://localhost/';

/** Opens an empty page in Chromium whose global `bundle` holds the exports of these modules. */
export async function openBundle(modules: readonly URL[]): Promise<Page> {
  const entry = join(newFolder('bundle'), 'entry.js');
  const lines = modules.map((url) => `export * from ${JSON.stringify(fileURLToPath(url))};`);
  writeFileSync(entry, lines.join('\n'));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = new Map(
    output.flatMap((each) => (each.type === 'chunk' ? [[`/${each.fileName}`, each.code]] : [])),
  );
  const [first] = code.keys();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  await page.route(`${origin}**`, (route) => {
    const body = code.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      body === undefined
        ? { contentType: 'text/html', body: '<!doctype html>' }
        : { contentType: 'text/javascript', body },
    );
  });
  await page.goto(origin);
  // As text: the test runner would rewrite the import of a function.
  await page.evaluate(
    `import('${first ?? ''}').then((bundle) => Object.assign(window, { bundle }))`,
  );
  return page;
}
