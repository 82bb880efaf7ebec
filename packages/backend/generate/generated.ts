import { readdirSync } from 'node:fs';
import { contract } from '@brandroom/domain/contract/contract';

const note = '// Written by `pnpm generate`.\n';

/** The files of operations below `src`, relative to it. */
export function operationFiles(src: string): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^operations\/.*\.operations?\.ts$/.test(file),
  );
}

/** The modules of operations as a module that imports them; `files` are relative to `src`. */
export function operationModulesText(files: readonly string[]): string {
  const imports = files
    .toSorted()
    .map((file, n) => `import * as module${n} from './${file.replace(/\.ts$/, '')}';\n`);
  const list = imports.map((_, n) => `  module${n},\n`);
  return `${note}${imports.join('')}\nexport const operationModules: readonly Readonly<Record<string, unknown>>[] = [\n${list.join('')}];\n`;
}

/** The operations of the contract by name, for a page that must not load their schemas. */
export function operationNamesText(): string {
  const names = Object.entries(contract).flatMap(([area, entries]) =>
    Object.keys(entries).map((name) => `  '${area}.${name}',\n`),
  );
  return `${note}export const operationNames: readonly string[] = [\n${names.join('')}];\n`;
}
