import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { Link } from '@brandroom/ui/Link';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Fragment } from 'react';

const made = import.meta.glob<string>('../../../tokens/exports/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../../tokens/tokens/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

interface File {
  readonly name: string;
  readonly address: string;
}

function files(addresses: Readonly<Record<string, string>>): readonly File[] {
  return Object.entries(addresses).map(([path, address]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    address,
  }));
}

const name: DataColumn<File> = {
  id: 'name',
  header: 'File',
  isRowHeader: true,
  cell: ({ name: file, address }) => (
    <Link href={address} download={file} variant="strong">
      {file.split('.').map((part, place) => (
        <Fragment key={part}>
          {place > 0 && (
            <>
              <wbr />.
            </>
          )}
          {part}
        </Fragment>
      ))}
    </Link>
  ),
};

/** The tokens as files for design tools. */
export function Downloads() {
  return (
    <Page layout="story" bar={<PageBar title="Downloads" />}>
      <Text tone="muted" isMeasured>
        The tokens of each theme and density, aliases resolved. DTCG 2025.10 where the tool reads
        it; hex strings for Penpot and Tokens Studio; CSS variables for everything on the web.
      </Text>
      <Section title="For design tools and the web">
        <DataTable
          caption="Files for design tools and the web"
          columns={[
            name,
            { id: 'format', header: 'Format', cell: (file) => formatOf(file.name) },
            { id: 'density', header: 'Density', cell: (file) => densityOf(file.name) },
          ]}
          rows={files(made)}
          getRowId={({ address }) => address}
        />
      </Section>
      <Section
        title="Sources"
        description="The same with its aliases and primitives. A tool that reads resolvers begins with resolver.json and keeps the files in one folder."
      >
        <DataTable
          caption="Source files"
          columns={[name]}
          rows={files(sources)}
          getRowId={({ address }) => address}
        />
      </Section>
    </Page>
  );
}

function formatOf(file: string): string {
  if (file.endsWith('.css')) return 'CSS variables; follows the system where no theme is chosen';
  return file.endsWith('.hex.tokens.json') ? 'DTCG with hex strings' : 'DTCG 2025.10';
}

function densityOf(file: string): string {
  if (file.endsWith('.css')) return 'Both';
  return file.includes('.compact.') ? 'Compact' : 'Comfortable';
}
