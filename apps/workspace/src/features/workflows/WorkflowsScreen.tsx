import type { CatalogEntry } from '@brandroom/machines/catalog-entry';
import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { DataTable } from '@brandroom/ui/DataTable';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Link } from '@brandroom/ui/Link';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';

import { NoBrand } from '../../shared/brand/NoBrand';
import { useWorkspace } from '../../shared/brand/workspace';
import { Load } from '../../shared/load/Load';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { BrandSummary } from './BrandSummary';
import { KeysOnRequest } from './KeysOnRequest';
import { RunningNow } from './RunningNow';
import { summaryDays } from './use-workflow-summary';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.list;

/** Every process of the product that is a machine, the running ones, and the brand's items in theirs. */
export function WorkflowsScreen() {
  const { brand, brandId } = useWorkspace();
  const hrefTo = useHref();
  const columns: readonly DataColumn<CatalogEntry>[] = [
    {
      id: 'label',
      header: messages.columns.label,
      isRowHeader: true,
      cell: ({ slug, label }) => (
        <Link
          variant="strong"
          href={hrefTo({ to: '/workflows/$machine', params: { machine: slug } })}
        >
          {label}
        </Link>
      ),
    },
    {
      id: 'sentence',
      header: messages.columns.sentence,
      isSentence: true,
      cell: ({ sentence }) => sentence,
    },
    {
      id: 'id',
      header: messages.columns.id,
      isMuted: true,
      cell: ({ slug }) => slug,
    },
    {
      id: 'version',
      header: messages.columns.version,
      isMuted: true,
      cell: ({ version }) => version,
    },
  ];
  return (
    <Page layout="list" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      <KeysOnRequest of="list" />
      <DataTable
        data-first-content=""
        caption={messages.caption}
        isFullBleed
        hasRowLinks
        columns={columns}
        rows={machineCatalog}
        getRowId={({ slug }) => slug}
      />
      <RunningNow />
      <Section
        title={workflowsMessages.summary.title(brand?.name)}
        description={workflowsMessages.summary.help(summaryDays)}
      >
        {brandId === null ? (
          <NoBrand hint={workflowsMessages.summary.noBrand} />
        ) : (
          <Load
            key={brandId}
            label={workflowsMessages.summary.loading}
            skeleton={<Skeleton shape="block" />}
          >
            <BrandSummary brandId={brandId} />
          </Load>
        )}
      </Section>
    </Page>
  );
}
