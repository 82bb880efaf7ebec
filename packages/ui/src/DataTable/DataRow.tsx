import type { Ref } from 'react';
import type { DataColumn } from './data-column';
import * as styles from './DataTable.css';

export interface DataRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Place among all rows, from 1, when not all are in the document. */
  rowIndex?: number;
  /** For measuring: the place among the data, from 0. */
  dataIndex?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row, which becomes a card with its columns' names on a narrow window. */
export function DataRow<Row>({ row, columns, rowIndex, dataIndex, ref }: DataRowProps<Row>) {
  return (
    <tr
      {...(ref ? { ref } : {})}
      role="row"
      {...(rowIndex === undefined ? {} : { 'aria-rowindex': rowIndex })}
      {...(dataIndex === undefined ? {} : { 'data-index': dataIndex })}
      className={styles.row}
    >
      {columns.map((column) => {
        if (column.isRowHeader) {
          return (
            <th key={column.id} role="rowheader" scope="row" className={styles.nameCell}>
              {column.cell(row)}
            </th>
          );
        }
        return (
          <td
            key={column.id}
            role="cell"
            {...(column.isHeaderHidden || column.headerControl !== undefined
              ? {}
              : { 'data-label': column.header })}
            className={classOf(column)}
          >
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

function classOf<Row>({
  isHeaderHidden,
  headerControl,
  isNowrap = false,
  align = 'start',
}: DataColumn<Row>) {
  if (headerControl !== undefined) return styles.selectCell;
  if (isHeaderHidden) return styles.actionCell;
  return isNowrap ? `${styles.cells[align]} ${styles.nowrap}` : styles.cells[align];
}
