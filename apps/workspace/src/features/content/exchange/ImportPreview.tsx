import { contentTypeLabels } from '@brandroom/domain/content/channel';
import { formatDateTime } from '@brandroom/domain/format/date';
import { DataTable } from '@brandroom/ui/DataTable';
import type { DataColumn } from '@brandroom/ui/data-column';
import { LoadMore } from '@brandroom/ui/LoadMore';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useState } from 'react';

import { timeZone } from '../../../shared/time/time-zone';
import { exchangeMessages } from './exchange.messages';
import type { RefusedRow, ValidRow } from './read-csv';
import type { RowState } from './use-import';

const messages = exchangeMessages.import;

const step = 100;

type Row = ValidRow | RefusedRow;

interface ImportPreviewProps {
  rows: readonly Row[];
  stateOf: (row: ValidRow) => RowState;
}

/** The result of each row; rows with problems first, because they need attention. */
export function ImportPreview({ rows, stateOf }: ImportPreviewProps) {
  const [shown, setShown] = useState(step);
  const inOrder = [
    ...rows.filter((row) => 'problems' in row),
    ...rows.filter((row) => 'written' in row),
  ];
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'title',
      isRowHeader: true,
      header: messages.columns.title,
      cell: ({ title }) => title || messages.untitled,
    },
    { id: 'line', header: messages.columns.line, cell: ({ line }) => line },
    { id: 'type', header: messages.columns.type, cell: typeOf },
    { id: 'date', header: messages.columns.date, cell: dateOf },
    {
      id: 'result',
      header: messages.columns.result,
      cell: (row) => <Result {...{ row, stateOf }} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={inOrder.slice(0, shown)}
        getRowId={({ line }) => String(line)}
      />
      {rows.length > step && (
        <LoadMore
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          things={messages.rows}
          step={step}
          onLoadMore={() => setShown(shown + step)}
        />
      )}
    </>
  );
}

const typeOf = (row: Row) => ('written' in row ? contentTypeLabels[row.written.draft.type] : '–');

function dateOf(row: Row): string {
  if (!('written' in row)) return '–';
  const { scheduledFor } = row.written;
  return scheduledFor === null ? messages.noDateYet : formatDateTime(scheduledFor, timeZone);
}

function Result({ row, stateOf }: { row: Row; stateOf: ImportPreviewProps['stateOf'] }) {
  if ('problems' in row) {
    return (
      <Stack gap={4}>
        {row.problems.map(({ column, message }) => (
          <Text key={column + message} size="ui" tone="danger">
            {messages.problem(column, message)}
          </Text>
        ))}
      </Stack>
    );
  }
  const state = stateOf(row);
  if (typeof state === 'object') {
    return (
      <Text size="ui" tone="danger">
        {state.failure}
      </Text>
    );
  }
  return (
    <Text size="ui" tone={state === 'created' ? 'success' : 'normal'}>
      {messages[state]}
    </Text>
  );
}
