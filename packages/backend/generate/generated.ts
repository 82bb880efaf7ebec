import { readdirSync } from 'node:fs';
import { contract } from '@brandroom/domain/contract/contract';

import { Operation } from '../src/pipeline/procedure';

const note = '// Written by `pnpm generate`.\n';

/** The operations that a page asks before a person acts; the others load while it is shown. */
const firstOperations = new Set([
  'auth.signIn',
  'auth.me',
  'auth.signOut',
  'auth.avatar',
  'brands.list',
  'changes.watch',
  'colors.mark',
  'content.list',
  'content.days',
  'content.undated',
  'content.waiting',
  'content.get',
  'content.history',
  'dashboard.summary',
  'notifications.list',
  'notifications.markRead',
  'notifications.markUnread',
  'performance.overview',
]);

/** The files of operations below `src`, relative to it. */
function operationFiles(src: string): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^operations\/.*\.operations?\.ts$/.test(file),
  );
}

/** Where an entry of the contract is served: a file below `src`, without its ending, and the name of its export. */
interface Place {
  readonly file: string;
  readonly export: string;
}

async function placesIn(src: string): Promise<ReadonlyMap<unknown, Place>> {
  const places = new Map<unknown, Place>();
  for (const path of operationFiles(src)) {
    const file = path.replace(/\.ts$/, '');
    const module: unknown = await import(`${src}${path}`);
    for (const [name, each] of Object.entries(module ?? {})) {
      if (each instanceof Operation) places.set(each.entry, { file, export: name });
    }
  }
  return places;
}

type Area = readonly [name: string, entries: Readonly<Record<string, unknown>>];

/** A module that exports `areas`, each with its operations by their names in the contract. */
function areasText(places: ReadonlyMap<unknown, Place>, areas: readonly Area[]): string {
  const placeOf = (area: string, name: string, entry: unknown): Place => {
    const place = places.get(entry);
    if (!place) throw new Error(`Nothing serves ${area}.${name}.`);
    return place;
  };
  const all = areas.flatMap(([area, entries]) =>
    Object.entries(entries).map(([name, entry]) => ({ area, name, ...placeOf(area, name, entry) })),
  );
  const files = [...new Set(all.map(({ file }) => file))].toSorted();
  const imports = files.map((file, n) => `import * as module${n} from './${file}';\n`);
  const lines = areas.map(([area]) => {
    const operations = all
      .filter((each) => each.area === area)
      .map((each) => `    ${each.name}: module${files.indexOf(each.file)}.${each.export},\n`);
    return `  ${area}: {\n${operations.join('')}  },\n`;
  });
  return `${note}${imports.join('')}\nexport const areas = {\n${lines.join('')}};\n`;
}

/** The modules that import the operations, by their names below `src`. */
export async function operationModules(src: string): Promise<Readonly<Record<string, string>>> {
  const places = await placesIn(src);
  const all = Object.entries(contract);
  const partOf = (isFirst: boolean): readonly Area[] =>
    all.flatMap(([area, entries]): Area[] => {
      const part = Object.entries(entries).filter(
        ([name]) => firstOperations.has(`${area}.${name}`) === isFirst,
      );
      return part.length > 0 ? [[area, Object.fromEntries(part)]] : [];
    });
  const first = partOf(true);
  const late = partOf(false);
  const firstAreas = new Set(first.map(([area]) => area));
  const names = late
    .filter(([area]) => !firstAreas.has(area))
    .map(([area]) => `  '${area}',\n`)
    .join('');
  const operations = late
    .filter(([area]) => firstAreas.has(area))
    .flatMap(([area, entries]) => Object.keys(entries).map((name) => `  ['${area}', '${name}'],\n`))
    .join('');
  return {
    'first-operations.gen.ts': `${areasText(places, first)}\nexport const lateAreas = [\n${names}] as const;\n\n/** Of the areas above. */\nexport const lateOperations = [\n${operations}] as const;\n`,
    'late-operations.gen.ts': areasText(places, late),
  };
}

/** The operations of the contract by name, for a page that must not load their schemas. */
export function operationNamesText(): string {
  const names = Object.entries(contract).flatMap(([area, entries]) =>
    Object.keys(entries).map((name) => `  '${area}.${name}',\n`),
  );
  return `${note}export const operationNames: readonly string[] = [\n${names.join('')}];\n`;
}
