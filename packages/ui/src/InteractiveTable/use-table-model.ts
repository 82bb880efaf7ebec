import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, SortDescriptor } from '../DataTable/data-column';
import { compareValues, isFound } from './row-order';

/** A row of any type, in the record that the library asks for. */
interface Held<Row> {
  readonly row: Row;
}

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

interface TableModelOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** The order in which the rows come, when the caller sorts them. */
  readonly sort: SortDescriptor | undefined;
  readonly defaultSort: SortDescriptor | undefined;
  readonly selectedIds: readonly string[] | undefined;
  readonly onSelect: ((ids: readonly string[]) => void) | undefined;
}

/** The rows of a table after search and sorting, its visible columns and its selection. */
export function useTableModel<Row>(options: TableModelOptions<Row>) {
  const { columns, rows, getRowId, sort, defaultSort, selectedIds, onSelect } = options;
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const rowSelection = useMemo(
    () => Object.fromEntries((selectedIds ?? []).map((id) => [id, true as const])),
    [selectedIds],
  );
  const defs = useMemo(() => columns.map((column) => columnDef(column)), [columns]);
  return useTable<typeof features, Held<Row>>({
    features,
    data,
    columns: defs,
    getRowId: ({ row }) => getRowId(row),
    state: {
      ...(sort ? { sorting: sortingOf(sort) } : {}),
      rowSelection,
    },
    ...(sort ? { manualSorting: true } : { initialState: { sorting: sortingOf(defaultSort) } }),
    onRowSelectionChange: (change) =>
      onSelect?.(Object.keys(typeof change === 'function' ? change(rowSelection) : change)),
    enableSortingRemoval: false,
    getColumnCanGlobalFilter: (column) => column.accessorFn !== undefined,
    globalFilterFn: (row, columnId, text: string) => isFound(row.getValue(columnId), text),
  });
}

export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>;

/** In the library's own terms. */
export function sortingOf(sort: SortDescriptor | undefined) {
  return sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
}

function columnDef<Row>({ id, value }: DataColumn<Row>): ColumnDef<typeof features, Held<Row>> {
  if (!value) return { id };
  return {
    id,
    // Unknown values come last in both directions.
    accessorFn: ({ row }) => value(row) ?? undefined,
    sortUndefined: 'last',
    sortFn: (a, b, columnId) => compareValues(a.getValue(columnId), b.getValue(columnId)),
  };
}
