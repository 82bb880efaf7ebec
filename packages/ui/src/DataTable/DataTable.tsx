import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { lazyPart } from '../lazy-part';
import { usePage } from '../Page/page-context';
import type { DataColumn, SortDescriptor } from './data-column';
import { DataHead } from './DataHead';
import { DataRow } from './DataRow';
import * as styles from './DataTable.css';
import * as listStyles from './DataList.css';
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
  /** A list: from edge to edge of a Page, its head staying below the page's bars, two lines a row on phones. */
  isFullBleed?: boolean;
  /** In a list: the link that names a row covers all of it. */
  hasRowLinks?: boolean;
  /** The heading above the first of the rows with this group; rows of a group are together. */
  groupOf?: (row: Row) => string | undefined;
  /** In a list whose rows are walked with arrow keys: the row whose controls are in the Tab order. */
  tabStopId?: string | undefined;
  /** Changes with the question: rows of another answer are other rows, so that none is seen to jump. */
  answerKey?: string;
}

/** From here on only the rows in sight are in the document. */
const virtualFrom = 200;
/** Shown while the virtual rows load. */
const firstRows = 40;

const LazyRows = lazyPart(async () => {
  const { VirtualRows } = await import('./VirtualRows');
  return VirtualRows<unknown>;
});

/**
 * A real table: first column the link, figures at the end of their cells. Below 704 px each row is a card in the same
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
  hasRowLinks = false,
  groupOf,
  tabStopId,
  answerKey = '',
  className,
  ...rest
}: DataTableProps<Row>) {
  const isTight = usePage()?.isTighter === true;
  const isVirtual = rows.length > virtualFrom && !groupOf;
  const look = isFullBleed ? (hasRowLinks ? 'link' : 'lines') : 'card';
  const drawn = rows.slice(0, isVirtual ? firstRows : undefined);
  const plainRows = groupsOf(drawn, groupOf).map(({ name, rows: together }) => (
    <tbody
      key={answerKey + (name ?? '')}
      role="rowgroup"
      className={isFullBleed ? listStyles.body : styles.body}
    >
      {name !== undefined && <GroupRow columns={columns.length}>{name}</GroupRow>}
      {together.map((row) => {
        const id = getRowId(row);
        const place = { isTabStop: tabStopId === undefined || tabStopId === id };
        return <DataRow key={id} {...{ id, row, columns, look, place }} />;
      })}
    </tbody>
  ));
  return (
    <div {...rest} className={classNames(isFullBleed ? listStyles.frame : styles.frame, className)}>
      <table
        role="table"
        {...(isVirtual ? { 'aria-rowcount': rows.length + 1 } : {})}
        {...(isTight ? { 'data-tight': '' } : {})}
        className={isFullBleed ? listStyles.table : styles.table}
      >
        <caption className={captionClass(isCaptionVisible, isFullBleed)}>{caption}</caption>
        <DataHead columns={columns} sort={sort} onSortChange={onSortChange} />
        {isVirtual ? (
          <Suspense fallback={plainRows}>
            <LazyRows {...erased({ rows, columns, getRowId, look })} />
          </Suspense>
        ) : (
          plainRows
        )}
      </table>
    </div>
  );
}

function captionClass(isVisible: boolean, isFullBleed: boolean): string {
  if (!isVisible) return styles.hiddenCaption;
  return isFullBleed ? listStyles.caption : styles.caption;
}

function GroupRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className={listStyles.groupRow}>
      <td role="cell" colSpan={columns} className={listStyles.group}>
        {children}
      </td>
    </tr>
  );
}

interface RowGroup<Row> {
  readonly name: string | undefined;
  readonly rows: Row[];
}

/** The rows in their order, those of one group together. */
function groupsOf<Row>(
  rows: readonly Row[],
  groupOf: DataTableProps<Row>['groupOf'],
): readonly RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = [];
  for (const row of rows) {
    const name = groupOf?.(row);
    const last = groups.at(-1);
    if (last && last.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}

/** A lazy component has no type parameter: the row's type is kept by the closures that read it. */
function erased<Row>({
  rows,
  columns,
  getRowId,
  look,
}: VirtualRowsProps<Row>): VirtualRowsProps<unknown> {
  const rowOf = new Map<unknown, Row>(rows.map((row) => [row, row]));
  const known = (row: unknown): Row => {
    const found = rowOf.get(row);
    if (found === undefined) throw new Error('A row that the table was not given');
    return found;
  };
  return {
    rows,
    look,
    getRowId: (row) => getRowId(known(row)),
    columns: columns.map(({ value: _, cell, ...column }) => ({
      ...column,
      cell: (row, place) => cell(known(row), place),
    })),
  };
}
