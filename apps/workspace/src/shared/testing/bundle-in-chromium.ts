import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { build } from 'vite';

import { chromiumFlags, requireChromium } from '../../../../../tools/chromium.mjs';
import { newFolder } from './readers';

const address = 'http://localhost/';

/** Opens an empty page in Chromium whose global `bundle` holds the exports of these modules. */
export async function openBundle(modules: readonly URL[]): Promise<Page> {
  const entry = join(newFolder('bundle'), 'entry.js');
  const lines = modules.map((url) => `export * from ${JSON.stringify(fileURLToPath(url))};`);
  writeFileSync(entry, lines.join('\n'));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bundle' } },
  });
  const [first] = [built].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (!chunk) throw new Error('Vite has built no bundle.');
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: chunk.code });
  return page;
}
