import type { CatalogEntry } from '@brandroom/machines/catalog';
import { machineCatalog } from '@brandroom/machines/catalog';
import { DataTable } from '@brandroom/ui/DataTable';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Link } from '@brandroom/ui/Link';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.list;

/** Every process of the product that is a machine. */
export function WorkflowsScreen() {
  const { brand } = useWorkspace();
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
    { id: 'sentence', header: messages.columns.sentence, cell: ({ sentence }) => sentence },
    {
      id: 'id',
      header: messages.columns.id,
      isMuted: true,
      cell: ({ slug }) => slug,
    },
  ];
  return (
    <Page layout="list" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      <DataTable
        data-first-content=""
        caption={messages.caption}
        isFullBleed
        hasRowLinks
        columns={columns}
        rows={machineCatalog}
        getRowId={({ slug }) => slug}
      />
    </Page>
  );
}
