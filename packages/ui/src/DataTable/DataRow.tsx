import type { ReactNode, Ref } from 'react';
import { classNames } from '../element-props';
import type { CellPlace, DataColumn } from './data-column';
import * as listStyles from './DataList.css';
import * as styles from './DataTable.css';
import * as rowLinkStyles from './row-link.css';

/** The layout of a table's rows: as cards on phones, or as two lines, all of which may be the link. */
export type RowLook = 'card' | 'lines' | 'link';

export interface DataRowProps<Row> {
  row: Row;
  /** Names the row to the table around it. */
  id: string;
  columns: readonly DataColumn<Row>[];
  look: RowLook;
  place: CellPlace;
  /** Place among all rows, from 1, when not all are in the document. */
  rowIndex?: number;
  /** For measuring: the place among the data, from 0. */
  dataIndex?: number;
  ref?: Ref<HTMLTableRowElement>;
}

const rowClasses = { card: styles.row, lines: listStyles.row, link: rowLinkStyles.linkRow };

/** One row, which becomes a card with its columns' names on a narrow window, or two lines. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, id, columns, look, place, rowIndex, dataIndex, ref } = props;
  const lead = columns.find(({ isFirstOnPhones }) => isFirstOnPhones) ?? columns.find(isFact);
  const dotted = look === 'card' ? [] : dottedFacts(columns, lead);
  return (
    <tr
      {...(ref ? { ref } : {})}
      role="row"
      data-row={id}
      {...(rowIndex === undefined ? {} : { 'aria-rowindex': rowIndex })}
      {...(dataIndex === undefined ? {} : { 'data-index': dataIndex })}
      className={rowClasses[look]}
    >
      {columns.map((column) => {
        const content = column.cell(row, place);
        if (column.isRowHeader) {
          return (
            <th
              key={column.id}
              role="rowheader"
              scope="row"
              {...direction(content)}
              className={
                look === 'card'
                  ? styles.nameCell
                  : classNames(
                      listStyles.nameCell,
                      column.isWrapping ? listStyles.wholeName : undefined,
                    )
              }
            >
              {content}
            </th>
          );
        }
        return (
          <td
            key={column.id}
            role="cell"
            {...direction(content, column.align)}
            {...(column.isLong && typeof content === 'string' ? { title: content } : {})}
            {...(look === 'card' && isFact(column) ? { 'data-label': column.header } : {})}
            className={
              look === 'card'
                ? cardClass(column)
                : lineClass(column, column === lead, dotted.includes(column))
            }
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** A text has its own direction; a figure keeps to the end of its column. */
const direction = (content: ReactNode, align?: 'start' | 'end') =>
  typeof content === 'string' && align !== 'end' ? ({ dir: 'auto' } as const) : {};

function isFact<Row>({ isRowHeader, isHeaderHidden, headerControl }: DataColumn<Row>): boolean {
  return !isRowHeader && !isHeaderHidden && headerControl === undefined;
}

/** The facts that another one follows in their line on phones. */
function dottedFacts<Row>(
  columns: readonly DataColumn<Row>[],
  lead: DataColumn<Row> | undefined,
): readonly DataColumn<Row>[] {
  const others = columns.filter((each) => each !== lead && isFact(each));
  const line = lead ? [lead, ...others] : others;
  return line.filter((each, place) => {
    const next = line[place + 1];
    return next && !each.isSentence && !next.isSentence;
  });
}

function cardClass<Row>(column: DataColumn<Row>) {
  const { isHeaderHidden, headerControl, isNowrap = false, align = 'start' } = column;
  if (isHeaderHidden) return styles.actionCell;
  if (headerControl !== undefined) return styles.selectCell;
  return isNowrap ? `${styles.cells[align]} ${styles.nowrap}` : styles.cells[align];
}

function lineClass<Row>(
  {
    isHeaderHidden,
    headerControl,
    align,
    isMuted = false,
    isLong = false,
    isSentence = false,
  }: DataColumn<Row>,
  isLead: boolean,
  isDotted: boolean,
) {
  if (isHeaderHidden) return listStyles.actionCell;
  if (headerControl !== undefined) return listStyles.selectCell;
  const own = isLead && align !== 'end' ? listStyles.leadFact : listStyles.facts[align ?? 'start'];
  return classNames(
    own,
    isDotted ? listStyles.dotted : undefined,
    isMuted ? listStyles.muted : undefined,
    isLong ? listStyles.long : undefined,
    isSentence ? listStyles.sentence : undefined,
  );
}
