import type { CatalogEntry } from '@brandroom/machines/catalog-entry';
import { use } from 'react';

import { AddressedExplorer } from './AddressedExplorer';
import { ContentExplorer } from './ContentExplorer';
import { machineLoads } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { ActorExplorer, EmailExplorer } from './parts';

interface MachineExplorerProps {
  entry: CatalogEntry;
  search: MachineSearch;
}

/** Loads a machine and shows it; the content workflow also with people of the brand and an item; each also with a running actor. */
export function MachineExplorer({ entry, search }: MachineExplorerProps) {
  const load = machineLoads.get(entry.slug);
  if (!load) throw new Error(`The catalog has no machine ${entry.slug}.`);
  const machine = use(load.load());
  const isEmail = entry.slug === 'email-send';
  const shared = { machine, search, people: machine.people };
  if (search.actor !== undefined)
    return (
      <ActorExplorer slug={entry.slug} machine={machine} given={search.actor}>
        {(source, moment) =>
          isEmail ? (
            <EmailExplorer slug={entry.slug} machine={machine} search={search}>
              {({ people, isLoading }, viewerId) => (
                <AddressedExplorer
                  {...shared}
                  {...moment}
                  people={people}
                  arePeopleLoading={isLoading}
                  viewerId={viewerId}
                  source={source}
                />
              )}
            </EmailExplorer>
          ) : (
            <AddressedExplorer {...shared} {...moment} source={source} />
          )
        }
      </ActorExplorer>
    );
  if (isEmail) return <EmailExplorer slug={entry.slug} machine={machine} search={search} />;
  return entry.slug === 'content-workflow' ? (
    <ContentExplorer slug={entry.slug} machine={machine} search={search} />
  ) : (
    <AddressedExplorer {...shared} source={{ kind: 'none' }} />
  );
}
