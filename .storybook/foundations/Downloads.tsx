import { DataTable } from '../../packages/ui/src/DataTable/DataTable';
import { Link } from '../../packages/ui/src/Link/Link';
import { Page } from '../../packages/ui/src/Page/Page';
import { PageHeader } from '../../packages/ui/src/PageHeader/PageHeader';

const addresses = import.meta.glob<string>('../../packages/tokens/exports/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const files = Object.entries(addresses).map(([path, address]) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  address,
}));

/** The tokens as files for design tools. */
export function Downloads() {
  return (
    <Page>
      <PageHeader
        title="Downloads"
        description="The tokens of each theme, aliases resolved. DTCG 2025.10 where the tool reads it; hex strings for Penpot and Tokens Studio; CSS variables for everything on the web."
      />
      <DataTable
        caption="Files"
        columns={[
          {
            id: 'name',
            header: 'File',
            isRowHeader: true,
            cell: ({ name, address }) => (
              <Link href={address} download={name} variant="strong">
                {name}
              </Link>
            ),
          },
          { id: 'format', header: 'Format', cell: ({ name }) => formatOf(name) },
        ]}
        rows={files}
        getRowId={({ name }) => name}
      />
    </Page>
  );
}

function formatOf(name: string): string {
  if (name.endsWith('.css')) return 'CSS variables, every theme and density';
  return name.endsWith('.hex.tokens.json') ? 'DTCG with hex strings' : 'DTCG 2025.10';
}
