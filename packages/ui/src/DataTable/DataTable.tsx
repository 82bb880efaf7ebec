import { lazy, Suspense } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import type { DataColumn, SortDescriptor } from './data-column';
import { DataHead } from './DataHead';
import { DataRow } from './DataRow';
import * as styles from './DataTable.css';
import * as fullBleedStyles from './full-bleed.css';
import type { VirtualRowsProps } from './VirtualRows';

export interface DataTableProps<Row> extends ElementProps<HTMLDivElement> {
  /** Names the table; hidden from sight unless `isCaptionVisible`. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** In the order in which they are shown; sorting is the caller's. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  sort?: SortDescriptor;
  onSortChange?: (sort: SortDescriptor) => void;
  isCaptionVisible?: boolean;
  /** From edge to edge of a Page, its head staying below the page's bars. */
  isFullBleed?: boolean;
}

/** From here on only the rows in sight are in the document. */
const virtualFrom = 200;
/** Shown while the virtual rows load. */
const firstRows = 40;

const LazyRows = lazy(async () => {
  const { VirtualRows } = await import('./VirtualRows');
  return { default: VirtualRows<unknown> };
});

/**
 * A real table: first column the link, figures at the end of their cells. Below 640 px each row is a card in the same
 * order. The roles are written out because `display` takes them away from table elements.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  isCaptionVisible = false,
  isFullBleed = false,
  className,
  ...rest
}: DataTableProps<Row>) {
  const isVirtual = rows.length > virtualFrom;
  const plainRows = (
    <tbody role="rowgroup" className={styles.body}>
      {rows.slice(0, isVirtual ? firstRows : undefined).map((row) => (
        <DataRow key={getRowId(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
  return (
    <div
      {...rest}
      className={classNames(
        styles.frame,
        isFullBleed ? fullBleedStyles.fullBleed : undefined,
        className,
      )}
    >
      <table
        role="table"
        {...(isVirtual ? { 'aria-rowcount': rows.length + 1 } : {})}
        className={styles.table}
      >
        <caption className={isCaptionVisible ? styles.caption : styles.hiddenCaption}>
          {caption}
        </caption>
        <DataHead columns={columns} sort={sort} onSortChange={onSortChange} />
        {isVirtual ? (
          <Suspense fallback={plainRows}>
            <LazyRows {...erased({ rows, columns, getRowId })} />
          </Suspense>
        ) : (
          plainRows
        )}
      </table>
    </div>
  );
}

/** A lazy component has no type parameter: the row's type is kept by the closures that read it. */
function erased<Row>({
  rows,
  columns,
  getRowId,
}: VirtualRowsProps<Row>): VirtualRowsProps<unknown> {
  const rowOf = new Map<unknown, Row>(rows.map((row) => [row, row]));
  const known = (row: unknown): Row => {
    const found = rowOf.get(row);
    if (found === undefined) throw new Error('A row that the table was not given');
    return found;
  };
  return {
    rows,
    getRowId: (row) => getRowId(known(row)),
    columns: columns.map(({ value: _, cell, ...column }) => ({
      ...column,
      cell: (row) => cell(known(row)),
    })),
  };
}
