import { useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { announce } from '../Announcer/announce';
import type { DataColumn, SortDescriptor } from '../DataTable/data-column';
import { DataTable } from '../DataTable/DataTable';
import type { DataTableProps } from '../DataTable/DataTable';
import { classNames } from '../element-props';
import { PageContext } from '../Page/page-context';
import { announceCleared } from '../SelectionBar/announce-cleared';
import * as styles from './InteractiveTable.css';
import { SelectBox } from './SelectBox';
import { filterText, TableTools } from './TableTools';
import { useRowKeys } from './use-row-keys';
import { sortingOf, useTableModel } from './use-table-model';
import type { TableModel } from './use-table-model';

/** The selected rows, which the caller keeps: they may be on other pages of its list too. */
export interface RowSelection<Row> {
  /** Names a row in its box: «Summer launch, teaser» becomes «Select Summer launch, teaser». */
  readonly getRowName: (row: Row) => string;
  readonly selectedIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

export interface InteractiveTableProps<Row> extends Omit<DataTableProps<Row>, 'tabStopId'> {
  /** The initial order of a table that sorts its rows itself, without `onSortChange`. */
  defaultSort?: SortDescriptor;
  /** Shows a field that finds rows, of this name: «Find content». */
  filterLabel?: string;
  /** Lets columns be hidden; never the one that names the row, nor its actions. */
  hasColumnMenu?: boolean;
  /** Lets rows be selected. Their bulk actions belong in a SelectionBar. */
  selection?: RowSelection<Row>;
}

/**
 * A table that finds, sorts and selects its rows and hides its columns. All its rows are here; with `sort` and
 * `onSortChange` they are a page of a longer list, in the caller's order. As a list (`isFullBleed`) the controls of one
 * row are in the Tab order, and the arrow keys go to those of the others.
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
  isFullBleed = false,
  className,
  ref,
  isCaptionVisible = false,
  hasRowLinks = false,
  groupOf,
  answerKey = '',
  ...rest
}: InteractiveTableProps<Row>) {
  const model = useTableModel({
    columns,
    rows,
    getRowId,
    sort,
    defaultSort,
    selectedIds: selection?.selectedIds,
    onSelect: selection?.onChange,
  });
  const clearSelection = () => {
    selection?.onChange([]);
    announceCleared();
  };
  const found = model.getRowModel().rows.map(({ original }) => original.row);
  const { keys, frame, tabStopId } = useRowKeys(
    found.map((row) => getRowId(row)),
    {
      isList: isFullBleed,
      ...(selection
        ? {
            onSelectAll: () => model.toggleAllRowsSelected(true),
            ...(selection.selectedIds.length > 0 ? { onClear: clearSelection } : {}),
          }
        : {}),
    },
  );
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
  const refs = useMemo(() => mergeRefs(frame, ref), [frame, ref]);
  return (
    <div {...rest} {...keys} ref={refs} className={classNames(styles.frame, className)}>
      {(filterLabel !== undefined || hasColumnMenu) && (
        // They stay with their table and do not go into the bar of the page.
        <PageContext value={null}>
          <TableTools {...{ caption, columns, model, filterLabel, hasColumnMenu }} />
        </PageContext>
      )}
      {found.length === 0 && rows.length > 0 ? (
        <p className={styles.none}>Nothing here matches “{filterText(model)}”.</p>
      ) : (
        <DataTable
          {...{ caption, rows: found, getRowId, isCaptionVisible, isFullBleed, hasRowLinks }}
          {...{ answerKey, tabStopId }}
          {...(groupOf ? { groupOf } : {})}
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
    cell: (row, { isTabStop }) => {
      const held = model.getRow(getRowId(row), true);
      return (
        <SelectBox
          label={`Select ${getRowName(row)}`}
          isSelected={held.getIsSelected()}
          isTabStop={isTabStop}
          onChange={held.getToggleSelectedHandler()}
        />
      );
    },
  };
}
