import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { useState } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { Load } from '../../shared/load/Load';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { KeysOnRequest } from './KeysOnRequest';
import type { MachineSearch } from './machine-search';
import { ItemNotFound, MachineExplorer, UnknownMachine } from './parts';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** One workflow in the explorer. */
export function MachineScreen({ slug, search }: { slug: string; search: MachineSearch }) {
  const { brand } = useWorkspace();
  const hrefTo = useHref();
  const [missing, setMissing] = useState<string>();
  const shown = `${slug} ${search.item ?? ''} ${search.actor ?? ''}`;
  const entry = machineCatalog.find((each) => each.slug === slug);
  if (!entry) return <UnknownMachine slug={slug} />;
  const notFound = <ItemNotFound slug={slug} onShow={() => setMissing(shown)} />;
  return (
    <Page
      layout="gallery"
      bar={
        <PageBar
          title={entry.label}
          back={{ href: hrefTo({ to: '/workflows' }), label: messages.back }}
          // Without an item there is no explorer to fill it.
          hasViewBar={missing !== shown}
        />
      }
    >
      <PageTitle title={entry.label} brand={brand?.name} />
      <KeysOnRequest of={search.view} />
      <Load
        label={messages.loading}
        skeleton={<PageSkeleton layout="list" />}
        notFound={notFound}
        resetKey={shown}
      >
        <MachineExplorer key={shown} entry={entry} search={search} notFound={notFound} />
      </Load>
    </Page>
  );
}
