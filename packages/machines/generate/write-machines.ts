import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

import { StateMachine } from 'xstate';

import type { CatalogEntry } from '../src/catalog-entry';
import { chartText, versionIn } from '../src/testing/chart-text';
import { coveredText } from '../src/testing/covered-text';
import type { MachineFixtures } from '../src/testing/scenario';
import { catalogText } from './catalog-text';
import type { ListedMachine } from './catalog-text';

/*
 * Writes `charts/<machine>.json` for every machine of which the version was raised or which is new.
 * The graph of the version before stays beside it, as `charts/<machine>.<version>.json`.
 * `charts/covered/<machine>.gen.json` says how many scenarios take each of its steps, and
 * `src/catalog.gen.ts` lists all machines.
 */
const source = fileURLToPath(new URL('../src', import.meta.url));
const charts = fileURLToPath(new URL('../charts', import.meta.url));
const listed: ListedMachine[] = [];

for (const slug of readdirSync(source)) {
  const path = `${source}/${slug}/${slug}.machine.ts`;
  if (!existsSync(path)) continue;
  const module = (await import(path)) as Readonly<Record<string, unknown>>;
  const machine = Object.values(module).find((value) => value instanceof StateMachine);
  if (!machine) continue;
  const { label, sentence } = (await import(`${source}/${slug}/${slug}.catalog.ts`)) as Pick<
    CatalogEntry,
    'label' | 'sentence'
  >;
  listed.push({ slug, label, sentence, version: machine.version ?? '' });
  const { fixtures } = (await import(`${source}/${slug}/${slug}.scenarios.ts`)) as {
    fixtures: MachineFixtures<unknown, never>;
  };
  mkdirSync(`${charts}/covered`, { recursive: true });
  writeFileSync(`${charts}/covered/${slug}.gen.json`, await coveredText(machine, fixtures));
  const file = `${charts}/${slug}.json`;
  const text = chartText(machine);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (before === text) continue;
  if (before !== null) {
    const version = versionIn(before);
    if (version === machine.version) {
      console.error(`${slug}: the graph changed. Raise version in ${slug}.machine.ts first.`);
      process.exitCode = 1;
      continue;
    }
    renameSync(file, `${charts}/${slug}.${version}.json`);
  }
  writeFileSync(file, text);
  process.stdout.write(`${slug}: version ${machine.version} written.\n`);
}
writeFileSync(`${source}/catalog.gen.ts`, catalogText(listed));
