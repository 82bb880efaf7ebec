import type { CatalogEntry } from '../src/catalog-entry';

/** A machine's entry, without its code. */
export type ListedMachine = Omit<CatalogEntry, 'load'>;

const text = (words: string) => `'${words.replaceAll("'", String.raw`\'`)}'`;

/** The module that lists the machines by their labels. */
export function catalogText(machines: readonly ListedMachine[]): string {
  const entries = machines
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
    .map(
      ({ slug, label, version, sentence }) => `  {
    slug: '${slug}',
    label: ${text(label)},
    version: '${version}',
    sentence: ${text(sentence)},
    load: async () => (await import('./${slug}/${slug}.catalog')).parts,
  },
`,
    );
  return `// Written by \`pnpm generate\`.
import type { CatalogEntry } from './catalog-entry';

/** Every machine, by its label. */
export const machineCatalog: readonly CatalogEntry[] = [
${entries.join('')}];
`;
}
