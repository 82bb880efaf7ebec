import { machineCatalog } from '@brandroom/machines/catalog';
import type { MachineParts } from '@brandroom/machines/statechart/machine-parts';
import type { MachineGraph } from '@brandroom/statechart/graph';

import type { LoadOnce } from '../../shared/load/load-once';
import { loadOnce } from '../../shared/load/load-once';

export interface LoadedMachine extends MachineParts {
  readonly graph: MachineGraph;
}

/** Each machine by its slug, loaded when it is opened. */
export const machineLoads: ReadonlyMap<string, LoadOnce<LoadedMachine>> = new Map(
  machineCatalog.map(({ slug, load }) => [
    slug,
    loadOnce(async () => {
      const [parts, { readMachine }] = await Promise.all([
        load(),
        import('@brandroom/statechart/read-machine'),
      ]);
      return { ...parts, graph: readMachine(parts.machine) };
    }),
  ]),
);
