import type { CatalogEntry } from '@brandroom/machines/catalog';
import { use } from 'react';

import { AddressedExplorer } from './AddressedExplorer';
import { ContentExplorer } from './ContentExplorer';
import { machineLoads } from './machine-loads';
import type { MachineSearch } from './machine-search';

interface MachineExplorerProps {
  entry: CatalogEntry;
  search: MachineSearch;
}

/** Loads a machine and shows it; the content workflow also with people of the brand and an item. */
export function MachineExplorer({ entry, search }: MachineExplorerProps) {
  const load = machineLoads.get(entry.slug);
  if (!load) throw new Error(`The catalog has no machine ${entry.slug}.`);
  const machine = use(load.load());
  return entry.slug === 'content-workflow' ? (
    <ContentExplorer machine={machine} search={search} />
  ) : (
    <AddressedExplorer
      machine={machine}
      search={search}
      people={machine.people}
      source={{ kind: 'none' }}
    />
  );
}
