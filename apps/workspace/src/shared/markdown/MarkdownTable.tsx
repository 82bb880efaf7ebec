import { DataTable } from '@brandroom/ui/DataTable';
import type { Tokens } from 'marked';
import type { ReactNode } from 'react';

import { markdownMessages as messages } from './markdown.messages';

interface MarkdownTableProps {
  token: Tokens.Table;
  cell: (cell: Tokens.TableCell) => ReactNode;
}

/** Renders a Markdown table; its first column holds the row headers. */
export function MarkdownTable({ token, cell }: MarkdownTableProps) {
  const rows = token.rows.map((cells, position) => ({ id: String(position), cells }));
  return (
    <DataTable
      caption={messages.table(token.header.map(({ text }) => text))}
      columns={token.header.map(({ text, align }, position) => ({
        id: String(position),
        header: text,
        align: align === 'right' ? ('end' as const) : ('start' as const),
        isRowHeader: position === 0,
        cell: ({ cells }: (typeof rows)[number]) => cells[position] && cell(cells[position]),
      }))}
      rows={rows}
      getRowId={({ id }) => id}
    />
  );
}
