import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DataColumn } from './data-column';
import { DataRow } from './DataRow';
import type { RowLook } from './DataRow';
import * as styles from './DataTable.css';

export interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  getRowId: (row: Row) => string;
  look: RowLook;
}

/** Height of a table row before it is measured, px. */
const guess = 44;
/** Rows come and go with the scrolling: none can hold the one Tab stop. */
const everyStop = { isTabStop: true };

/** Only the rows in sight, between two spacers; the window scrolls. Its own module: short tables never load it. */
export function VirtualRows<Row>({ rows, columns, getRowId, look }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setOffset(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guess,
    overscan: 8,
    scrollMargin: offset,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : getRowId(row);
    },
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <tbody ref={body} role="rowgroup" className={styles.body}>
      <Spacer height={before} />
      {items.map(({ key, index }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <DataRow
            key={String(key)}
            row={row}
            id={getRowId(row)}
            columns={columns}
            look={look}
            place={everyStop}
            rowIndex={index + 2}
            dataIndex={index}
            ref={virtualizer.measureElement}
          />
        );
      })}
      <Spacer height={after} />
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- holds the place of the rows out of sight */}
      <td className={styles.spacer} style={{ blockSize: height }} />
    </tr>
  );
}
