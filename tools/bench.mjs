// Sizes and times of the built app as one table: `pnpm bench [--reuse-build] [--scale 1,100]`.
// Every time has beside it a ratio to a fixed piece of work on the same machine, because machines differ.
// `--check` names the ratios that are more than a fifth worse than in `measure/ratios.json` or not in it, and ends
// with an error; `--keep` writes that file. Counts over budget end it with an error, times alone never do.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { table, weighBuild } from './budgets.mjs';
import { openBuiltApp, screenRoutes } from './measure/browser.mjs';
import { measureBrand } from './measure/brand.mjs';
import { measureChanges, measureSpeed } from './measure/changes.mjs';
import { measureContent } from './measure/content.mjs';
import { measureMarketing } from './measure/marketing.mjs';
import { measureWorkflows } from './measure/workflows.mjs';
import { lighthouseRows } from './measure/lighthouse.mjs';
import { unkept, worseThan } from './measure/ratios.mjs';
import {
  measureReturn,
  measureScreens,
  measureStart,
  median,
  throttle,
  worst,
} from './measure/session.mjs';
import { openSmallestApp } from './measure/smallest.mjs';

const { values } = parseArgs({
  options: {
    'reuse-build': { type: 'boolean', default: false },
    scale: { type: 'string', default: '1,100' },
    check: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const turns = 3;
const ratiosFile = new URL('measure/ratios.json', import.meta.url);

const { origin, browser, close } = await openBuiltApp({ reuseBuild: values['reuse-build'] });
const smallest = await openSmallestApp();
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
/** @type {Map<string, { limit?: number, isCount: boolean, unit: string, at: Map<number, number[]> }>} */
const figures = new Map();
/** @param {number} scale @param {readonly import('./measure/session.mjs').Figure[]} measured */
const add = (scale, measured) => {
  for (const { name, value, unit, limit, isCount } of measured) {
    const row = figures.get(name) ?? {
      isCount,
      unit,
      at: new Map(),
      ...(limit === undefined ? {} : { limit }),
    };
    row.at.set(scale, [...(row.at.get(scale) ?? []), value]);
    figures.set(name, row);
  }
};
/**
 * Times are judged by their median, counts and shifts by their worst.
 *
 * @param {{ isCount: boolean, unit: string, at: Map<number, number[]> }} row
 * @param {number} scale
 */
function figureAt({ isCount, unit, at }, scale) {
  const all = at.get(scale);
  return all && (isCount || unit === '' ? worst(all) : median(all));
}
const [smallestScale = 1] = scales;
/** @type {number[]} */
const spins = [];
// A machine is faster at some times than at others, so its speed, the start and visits are measured in turns.
for (let time = 0; time < turns; time += 1) {
  const { spin, figures: floor } = await measureSpeed(browser, smallest.origin);
  spins.push(spin);
  add(smallestScale, floor);
  for (const measure of [measureStart, measureReturn, measureChanges])
    for (const scale of scales) add(scale, await measure(browser, { origin, scale }));
}
smallest.close();
for (const measure of [
  measureScreens,
  measureContent,
  measureBrand,
  measureMarketing,
  measureWorkflows,
])
  for (const scale of scales) add(scale, await measure(browser, { origin, scale, routes }));
const spin = median(spins);

/** @type {Record<string, number>} each time at the first scale, in units of the fixed piece of work */
const ratios = {};
const width = Math.max(...[...figures.keys()].map((name) => name.length), 24);
/** @param {readonly string[]} cells */
const line = (cells) => cells.map((cell) => cell.padStart(11)).join('');
console.log(`\nA fixed piece of work takes ${spin.toFixed(1)} ms here ("× work").`);
console.log(
  `${'In the browser'.padEnd(width)}${line([...scales.map((scale) => `scale ${scale}`), 'target', '× work', 'growth'])}`,
);
for (const [name, row] of figures) {
  const { limit, isCount, unit } = row;
  const cells = scales.map((scale) => {
    const value = figureAt(row, scale);
    if (value === undefined) return '–';
    if (isCount && limit !== undefined && value > limit) overweight.push(`${name}, scale ${scale}`);
    return `${value.toFixed(unit === '' || unit === 'ms' ? 0 : 3)} ${unit}`.trim();
  });
  const first = figureAt(row, smallestScale);
  const last = figureAt(row, scales.at(-1) ?? smallestScale);
  const isTime = unit === 'ms' && first !== undefined;
  if (isTime) ratios[name] = Math.round((first / spin) * 100) / 100;
  const target = limit ? `${limit} ${unit}`.trim() : '';
  const ratio = isTime ? (first / spin).toFixed(2) : '';
  const growth = isTime && last !== undefined && first > 0 ? `${(last / first).toFixed(2)} ×` : '';
  console.log(`${name.padEnd(width)}${line([...cells, target, ratio, growth])}`);
}

console.log('\nLighthouse, mobile, simulated throttling, home signed in');
for (const row of await lighthouseRows(origin, turns)) console.log(row);
await close();

for (const name of overweight) console.error(`Over budget: ${name}`);
if (values.keep) writeFileSync(ratiosFile, `${JSON.stringify(ratios, null, 2)}\n`);
const kept = values.check ? JSON.parse(readFileSync(ratiosFile, 'utf8')) : ratios;
const worse = worseThan(kept, ratios);
const fresh = unkept(kept, ratios);
for (const { name, before, now } of worse)
  console.error(`Slower: ${name}, ${before} → ${now} × work`);
for (const name of fresh) console.error(`Never kept: ${name}`);
process.exit(overweight.length + worse.length + fresh.length === 0 ? 0 : 1);
