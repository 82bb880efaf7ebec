import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce';
import { ColumnChoice } from '../ColumnChoice/ColumnChoice';
import type { DataColumn } from '../DataTable/data-column';
import { SearchField } from '../SearchField/SearchField';
import { ViewBar } from '../ViewBar/ViewBar';
import type { TableModel } from './use-table-model';

interface TableToolsProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  model: TableModel<Row>;
  filterLabel: string | undefined;
  hasColumnMenu: boolean;
}

/** After the last letter, ms. */
const pause = 500;

/** The search and the column menu above the table. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { caption, columns, model, filterLabel, hasColumnMenu } = props;
  const text = filterText(model);
  const shown = model.getRowModel().rows.length;
  const all = model.getCoreRowModel().rows.length;
  const found =
    shown === all
      ? `${all.toLocaleString('en-US')} rows`
      : `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`;
  useSpokenAfterPause(found, text);
  return (
    <ViewBar
      label={`View of ${caption}`}
      search={
        filterLabel !== undefined && (
          <SearchField
            label={filterLabel}
            placeholder={filterLabel}
            value={text}
            onChange={(next) => model.setGlobalFilter(next)}
          />
        )
      }
      count={filterLabel !== undefined && found}
      end={hasColumnMenu && <ModelColumns {...props} columns={columns} />}
    />
  );
}

/** The search text; may be empty. */
export function filterText<Row>({ state }: TableModel<Row>): string {
  const text: unknown = state.globalFilter;
  return typeof text === 'string' ? text : '';
}

function ModelColumns<Row>({ columns, model, caption }: TableToolsProps<Row>) {
  const choice = columns.filter(
    ({ isRowHeader, isHeaderHidden, headerControl }) =>
      !isRowHeader && !isHeaderHidden && headerControl === undefined,
  );
  const shown = choice.filter(({ id }) => model.getColumn(id)?.getIsVisible());
  return (
    <ColumnChoice
      of={caption}
      options={choice.map(({ id, header }) => ({ value: id, label: header }))}
      shown={shown.map(({ id }) => id)}
      onChange={(ids) =>
        model.setColumnVisibility(
          Object.fromEntries(choice.map(({ id }) => [id, ids.includes(id)])),
        )
      }
    />
  );
}

/** Announces the number of results once typing has paused; not at the start. */
function useSpokenAfterPause(found: string, text: string) {
  const spoken = useRef(text);
  useEffect(() => {
    if (spoken.current === text) return undefined;
    const timer = setTimeout(() => {
      spoken.current = text;
      announce(found);
    }, pause);
    return () => clearTimeout(timer);
  }, [found, text]);
}
