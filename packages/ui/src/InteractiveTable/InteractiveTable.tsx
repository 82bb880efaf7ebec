import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import type { DataColumn, SortDescriptor } from '../DataTable/data-column';
import { DataTable } from '../DataTable/DataTable';
import type { DataTableProps } from '../DataTable/DataTable';
import { classNames } from '../element-props';
import * as styles from './InteractiveTable.css';
import { SelectBox } from './SelectBox';
import { SelectionBar } from './SelectionBar';
import { filterText, TableTools } from './TableTools';
import { sortingOf, useTableModel } from './use-table-model';
import type { TableModel } from './use-table-model';

export interface RowSelection<Row> {
  /** Names a row in its box: «Summer launch, teaser» becomes «Select Summer launch, teaser». */
  readonly getRowName: (row: Row) => string;
  /** What can be done with the selected rows, as small buttons; `clear` selects nothing. */
  readonly actions?: (selected: readonly Row[], clear: () => void) => ReactNode;
}

export interface InteractiveTableProps<Row> extends DataTableProps<Row> {
  /** The order at first, when the table sorts by itself, that is without `onSortChange`. */
  defaultSort?: SortDescriptor;
  /** Shows a field that finds rows, of this name: «Find content». */
  filterLabel?: string;
  /** Lets columns be hidden; never the one that names the row, nor its actions. */
  hasColumnMenu?: boolean;
  /** Lets rows be selected. */
  selection?: RowSelection<Row>;
}

/**
 * A table that finds, sorts and selects its rows and hides its columns. All its rows are here; with `sort` and
 * `onSortChange` they are a page of a longer list, in the caller's order.
 */
export function InteractiveTable<Row>({
  caption,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  defaultSort,
  filterLabel,
  hasColumnMenu = false,
  selection,
  isCaptionVisible = false,
  isFullBleed = false,
  className,
  ...rest
}: InteractiveTableProps<Row>) {
  const model = useTableModel({ columns, rows, getRowId, sort, defaultSort });
  const found = model.getRowModel().rows.map(({ original }) => original.row);
  const visible = columns
    .filter(({ id }) => model.getColumn(id)?.getIsVisible())
    .map((column) => (onSortChange || column.value ? column : { ...column, isSortable: false }));
  const sortBy = (next: SortDescriptor) => {
    if (onSortChange) onSortChange(next);
    else model.setSorting(sortingOf(next));
    const header = columns.find(({ id }) => id === next.column)?.header ?? '';
    announce(`Sorted by ${header}, ${next.direction}`);
  };
  const order = orderOf(model);
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      {(filterLabel !== undefined || hasColumnMenu) && (
        <TableTools {...{ caption, columns, model, filterLabel, hasColumnMenu }} />
      )}
      {selection && <Selected {...{ caption, model, selection }} />}
      {found.length === 0 && rows.length > 0 ? (
        <p className={styles.none}>Nothing here matches “{filterText(model)}”.</p>
      ) : (
        <DataTable
          {...{ caption, rows: found, getRowId, isCaptionVisible, isFullBleed }}
          columns={selection ? [selectColumn(model, selection, getRowId), ...visible] : visible}
          onSortChange={sortBy}
          {...(order ? { sort: order } : {})}
        />
      )}
    </div>
  );
}

function orderOf<Row>({ state }: TableModel<Row>): SortDescriptor | undefined {
  const [first] = state.sorting;
  return first && { column: first.id, direction: first.desc ? 'descending' : 'ascending' };
}

interface SelectedProps<Row> {
  caption: string;
  model: TableModel<Row>;
  selection: RowSelection<Row>;
}

function Selected<Row>({ caption, model, selection }: SelectedProps<Row>) {
  const selected = model.getSelectedRowModel().rows.map(({ original }) => original.row);
  return (
    <SelectionBar
      caption={caption}
      selected={selected.length}
      unseen={selected.length - model.getFilteredSelectedRowModel().rows.length}
      all={model.getCoreRowModel().rows.length}
      onClear={() => model.resetRowSelection(true)}
      actions={(clear) => selection.actions?.(selected, clear)}
    />
  );
}

function selectColumn<Row>(
  model: TableModel<Row>,
  { getRowName }: RowSelection<Row>,
  getRowId: (row: Row) => string,
): DataColumn<Row> {
  return {
    id: 'select',
    header: 'Select',
    headerControl: (
      <SelectBox
        label={`Select all ${model.getRowModel().rows.length}`}
        hasWords
        isSelected={model.getIsAllRowsSelected()}
        isPartly={
          model.getFilteredSelectedRowModel().rows.length > 0 && !model.getIsAllRowsSelected()
        }
        onChange={model.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: (row) => {
      const held = model.getRow(getRowId(row), true);
      return (
        <SelectBox
          label={`Select ${getRowName(row)}`}
          isSelected={held.getIsSelected()}
          onChange={held.getToggleSelectedHandler()}
        />
      );
    },
  };
}
