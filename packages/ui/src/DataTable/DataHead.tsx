import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { useButtonRow } from '../ButtonToolbar/use-button-row';
import { classNames } from '../element-props';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { DataColumn, SortDescriptor } from './data-column';
import * as headStyles from './DataHead.css';
import * as styles from './DataTable.css';

export interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: SortDescriptor | undefined;
  onSortChange: ((sort: SortDescriptor) => void) | undefined;
}

const marks = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/**
 * The header row; a sortable column is a button, its state in `aria-sort`. The buttons are one Tab
 * stop with arrow keys between them, so that the rows stay near.
 */
export function DataHead<Row>({ columns, sort, onSortChange }: DataHeadProps<Row>) {
  const sortable = columns.filter((each) => each.isSortable === true && onSortChange !== undefined);
  const { keys, button } = useButtonRow(sortable.length);
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow} {...keys}>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : 'none';
          const place = sortable.indexOf(column);
          const isSortable = place >= 0 && onSortChange !== undefined;
          const { excludeFromTabOrder, ...inRow } = button(place);
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              {...(isSortable ? { 'aria-sort': direction } : {})}
              data-widest={column.widest}
              className={classNames(
                isSortable || column.headerControl !== undefined
                  ? styles.headCells[column.align ?? 'start']
                  : styles.headWords[column.align ?? 'start'],
                column.widest === undefined ? undefined : headStyles.widest,
              )}
            >
              {isSortable ? (
                <>
                  <span className={headStyles.onPaper}>{column.header}</span>
                  <button
                    type="button"
                    {...inRow}
                    tabIndex={excludeFromTabOrder ? -1 : 0}
                    className={headStyles.sort}
                    onClick={() => onSortChange({ column: column.id, direction: next(direction) })}
                  >
                    {column.header}
                    <span className={headStyles.sortMark[direction]}>
                      <Icon of={marks[direction]} size="small" />
                    </span>
                  </button>
                </>
              ) : (
                <HeadText column={column} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function HeadText<Row>({ column }: { column: DataColumn<Row> }) {
  const { header, headerControl, isHeaderHidden } = column;
  if (headerControl !== undefined)
    return (
      <>
        <span className={headStyles.onPaper}>{header}</span>
        {headerControl}
      </>
    );
  return isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
}

function next(direction: SortDescriptor['direction'] | 'none'): SortDescriptor['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
