import type { CatalogEntry } from '@brandroom/machines/catalog-entry';
import { lazyPart } from '@brandroom/ui/lazy-part';
import type { ReactNode } from 'react';
import { use } from 'react';

import type { AddressedExplorerProps } from './AddressedExplorer';
import { AddressedExplorer } from './AddressedExplorer';
import { ContentExplorer } from './ContentExplorer';
import { machineLoads } from './machine-loads';
import type { MachineSearch } from './machine-search';

/** With an email that is sent. */
export const EmailExplorer = lazyPart(async () => (await import('./EmailExplorer')).EmailExplorer);

/** With a running process. */
export const ActorExplorer = lazyPart(async () => (await import('./ActorExplorer')).ActorExplorer);

interface MachineExplorerProps {
  entry: CatalogEntry;
  search: MachineSearch;
  /** Shown for an impossible item id, or for any item id in a workflow without items. */
  notFound: ReactNode;
}

/** Loads a machine and shows it; the workflows of content and emails also with an item, each also with a running actor. */
export function MachineExplorer({ entry, search, notFound }: MachineExplorerProps) {
  const load = machineLoads.get(entry.slug);
  if (!load) throw new Error(`The catalog has no machine ${entry.slug}.`);
  const machine = use(load.load());
  const { actor, item } = search;
  const parts = { machine, search };
  const withEmail = (
    id: string | undefined,
    rest?: Pick<AddressedExplorerProps, 'source' | 'now'>,
  ) => (
    <EmailExplorer item={id} search={search} notFound={notFound}>
      {(found) => <AddressedExplorer {...parts} {...found} {...rest} />}
    </EmailExplorer>
  );
  const isEmail = entry.slug === 'email-send';
  if (actor !== undefined)
    return (
      <ActorExplorer slug={entry.slug} machine={machine} given={actor}>
        {(source, moment) =>
          isEmail ? (
            withEmail(undefined, { ...moment, source })
          ) : (
            <AddressedExplorer {...parts} {...moment} source={source} />
          )
        }
      </ActorExplorer>
    );
  if (isEmail) return withEmail(item);
  if (entry.slug === 'content-workflow')
    return <ContentExplorer machine={machine} search={search} notFound={notFound} />;
  return item === undefined ? <AddressedExplorer {...parts} source={{ kind: 'none' }} /> : notFound;
}
