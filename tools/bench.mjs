// Sizes and times of the built app as one table: `pnpm bench [--reuse-build] [--scale 1,100]`.
// Counts over budget end it with an error, times never do: machines differ, bytes do not.
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { table, weighBuild } from './budgets.mjs';
import { openBuiltApp, screenRoutes } from './measure/browser.mjs';
import { lighthouseRows } from './measure/lighthouse.mjs';
import { measureContent } from './measure/content.mjs';
import { measureApp, throttle } from './measure/session.mjs';

const { values } = parseArgs({
  options: {
    'reuse-build': { type: 'boolean', default: false },
    scale: { type: 'string', default: '1,100' },
  },
});

const { origin, browser, close } = await openBuiltApp({ reuseBuild: values['reuse-build'] });
const [cpu] = cpus();
console.log(
  `Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, Chromium ${browser.version()}`,
);
console.log(`Throttle: CPU ${throttle}×; network as it is (loopback); simulated delays 0\n`);

const { rows } = await weighBuild(browser, origin);
console.log('First-load bytes by route, brotli 11');
console.log(table(rows));
const overweight = rows.filter(({ kB, limit }) => kB > limit).map(({ name }) => name);

const scales = values.scale.split(',').map(Number);
const routes = (await screenRoutes()).filter(({ as }) => as === 'admin');
/** @type {Map<string, { limit?: number, isCount: boolean, unit: string, at: Map<number, number> }>} */
const figures = new Map();
for (const scale of scales) {
  const measured = [
    ...(await measureApp(browser, { origin, scale, routes })),
    ...(await measureContent(browser, { origin, scale })),
  ];
  for (const { name, value, unit, limit, isCount } of measured) {
    const row = figures.get(name) ?? {
      isCount,
      unit,
      at: new Map(),
      ...(limit === undefined ? {} : { limit }),
    };
    row.at.set(scale, value);
    figures.set(name, row);
  }
}

const width = Math.max(...[...figures.keys()].map((name) => name.length), 24);
const heading = scales.map((scale) => `scale ${scale}`.padStart(11)).join('');
console.log(`\n${'In the browser'.padEnd(width)}${heading}${'target'.padStart(11)}`);
for (const [name, { at, limit, isCount, unit }] of figures) {
  const cells = scales.map((scale) => {
    const value = at.get(scale);
    if (value === undefined) return '–'.padStart(11);
    if (isCount && limit !== undefined && value > limit) overweight.push(`${name}, scale ${scale}`);
    return `${value.toFixed(unit === '' || unit === 'ms' ? 0 : 3)} ${unit}`.trim().padStart(11);
  });
  const target = limit === undefined ? '' : `${limit} ${unit}`.trim();
  console.log(`${name.padEnd(width)}${cells.join('')}${target.padStart(11)}`);
}

console.log('\nLighthouse, mobile, simulated throttling, home signed in');
for (const line of await lighthouseRows(origin)) console.log(line);
await close();

for (const name of overweight) console.error(`Over budget: ${name}`);
process.exit(overweight.length === 0 ? 0 : 1);
