import { machineCatalog } from '@brandroom/machines/catalog.gen';
import type { MachineParts } from '@brandroom/machines/statechart/machine-parts';
import type { MachineGraph } from '@brandroom/statechart/graph';

import type {
  CoveredSteps,
  GraphVersion,
} from '@brandroom/workflow-explorer/explorer/explorer-context';

import type { LoadOnce } from '@brandroom/ui/load-once';
import { loadOnce } from '@brandroom/ui/load-once';

export interface LoadedMachine extends MachineParts {
  readonly name: string;
  readonly graph: MachineGraph;
  /** The older ones that are kept. */
  readonly versions: readonly GraphVersion[];
  /** Loads how many scenarios of the tests take each step. */
  readonly loadCovered: () => Promise<CoveredSteps>;
}

/** The graphs of earlier versions, kept beside the present one as `<machine>.<version>.json`. */
const charts = import.meta.glob<MachineGraph>(
  '../../../../../packages/machines/charts/*.*.*.*.json',
  { import: 'default' },
);

/** 1.2.0 comes before 1.10.0. */
const byNumber = new Intl.Collator('en-US', { numeric: true });

/** The newest first. */
function versionsOf(slug: string): readonly GraphVersion[] {
  return Object.entries(charts)
    .flatMap(([path, load]) => {
      const [name = '', ...version] = path.slice(path.lastIndexOf('/') + 1, -5).split('.');
      return name === slug ? [{ version: version.join('.'), load: loadOnce(load).load }] : [];
    })
    .toSorted((a, b) => byNumber.compare(b.version, a.version));
}

/** Each machine by its slug, loaded when it is opened. */
export const machineLoads: ReadonlyMap<string, LoadOnce<LoadedMachine>> = new Map(
  machineCatalog.map(({ slug, label, load }) => [
    slug,
    loadOnce(async () => {
      const [parts, { readMachine }] = await Promise.all([
        load(),
        import('@brandroom/statechart/read-machine'),
      ]);
      return {
        ...parts,
        name: label,
        graph: readMachine(parts.machine),
        loadCovered: loadOnce(async () => (await import('./covered-steps')).coveredOf(slug)).load,
        versions: versionsOf(slug),
      };
    }),
  ]),
);
