import { readdirSync } from 'node:fs';
import { contract } from '@brandroom/domain/contract/contract';

import { Operation } from '../src/pipeline/procedure';

const note = '// Written by `pnpm generate`.\n';

/** The areas that the first page asks; the others are loaded while it is shown. */
const firstAreas = new Set(['auth', 'brands', 'changes', 'content', 'dashboard', 'notifications']);

/** The operations of these areas that are called only after a person's first action. */
const lateOperations = new Set([
  'auth.register',
  'auth.updateUser',
  'brands.listArchived',
  'brands.create',
  'brands.update',
  'brands.archive',
  'brands.restore',
  'content.create',
  'content.update',
  'content.submit',
  'content.approve',
  'content.reject',
  'content.duplicate',
  'content.delete',
  'content.restore',
  'content.publish',
  'content.schedule',
  'content.unschedule',
  'content.restoreVersion',
  'content.undoMove',
  'content.undoDecision',
  'content.workflowSummary',
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
  const isLate = (area: string, name: string) =>
    !firstAreas.has(area) || lateOperations.has(`${area}.${name}`);
  const partOf = (wanted: boolean): readonly Area[] =>
    all.flatMap(([area, entries]): Area[] => {
      const part = Object.entries(entries).filter(([name]) => isLate(area, name) === wanted);
      return part.length > 0 ? [[area, Object.fromEntries(part)]] : [];
    });
  const late = partOf(true);
  const names = late
    .filter(([area]) => !firstAreas.has(area))
    .map(([area]) => `  '${area}',\n`)
    .join('');
  const operations = late
    .filter(([area]) => firstAreas.has(area))
    .flatMap(([area, entries]) => Object.keys(entries).map((name) => `  ['${area}', '${name}'],\n`))
    .join('');
  return {
    'first-operations.gen.ts': `${areasText(places, partOf(false))}\nexport const lateAreas = [\n${names}] as const;\n\n/** Of the areas above. */\nexport const lateOperations = [\n${operations}] as const;\n`,
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
