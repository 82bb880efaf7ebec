// Pictures of every screen, for looking at: `pnpm shots [route…] [--reuse-build]`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { openBuiltApp, screenRoutes, settled, simulation, visit } from './measure/browser.mjs';

const themes = ['light', 'dark', 'hc'];
const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];
const folder = join(root, '.shots');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'reuse-build': { type: 'boolean', default: false } },
});

const all = await screenRoutes();
const wanted = all.filter(
  ({ name, path }) =>
    positionals.length === 0 || positionals.includes(name) || positionals.includes(path),
);
if (wanted.length === 0) {
  console.error(`No such route. There are: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { origin, browser, close } = await openBuiltApp({ reuseBuild: values['reuse-build'] });
/** @type {string[]} */
const failures = [];

for (const visitor of new Set(wanted.map(({ as }) => as))) {
  const context = await visit(browser, { origin, as: visitor });
  const page = await context.newPage();
  for (const { path, name } of wanted.filter(({ as }) => as === visitor)) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      try {
        await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}${simulation(1)}`);
        await settled(page);
      } catch (error) {
        failures.push(
          `${name} at ${size.width}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      for (const theme of themes) {
        await page.evaluate((value) => {
          document.documentElement.dataset['theme'] = value;
        }, theme);
        await page.screenshot({
          path: join(folder, fileName(name, size.width, theme)),
          fullPage: true,
          animations: 'disabled',
        });
      }
    }
    console.log(name);
  }
  await context.close();
}

/** @param {string} name @param {number} width @param {string} theme */
function fileName(name, width, theme) {
  return `${name}-${width}-${theme}.png`;
}

const cells = (/** @type {string} */ name) =>
  sizes
    .flatMap(({ width }) => themes.map((theme) => ({ width, theme })))
    .map(
      ({ width, theme }) =>
        `<figure class="w${width}"><img src="${fileName(name, width, theme)}"><figcaption>${width} ${theme}</figcaption></figure>`,
    )
    .join('');
const sheet = `<!doctype html><meta charset="utf-8"><style>
body { font: 14px sans-serif; margin: 24px; background: #ddd; width: 1900px }
section { display: flex; gap: 12px; align-items: start; margin-block-end: 24px }
figure { margin: 0 } img { display: block; width: 100%; max-height: 620px; object-fit: cover; object-position: top; border: 1px solid #888 }
.w1280 { width: 430px } .w320 { width: 180px }
</style>${wanted.map(({ name, path }) => `<h2>${name} <small>${path}</small></h2><section>${cells(name)}</section>`).join('')}`;
writeFileSync(join(folder, 'index.html'), sheet);

const page = await browser.newPage({ viewport: { width: 1948, height: 800 } });
await page.goto(pathToFileURL(join(folder, 'index.html')).href);
await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
await close();

console.log(
  `\n${wanted.length} screens × ${sizes.length} widths × ${themes.length} themes: ${join('.shots', 'contact-sheet.png')}`,
);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
