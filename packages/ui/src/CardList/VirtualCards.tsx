import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import * as styles from './CardList.css';

export interface VirtualCardsProps {
  count: number;
  /** The card that focus is on or comes back to: it is always there. */
  current: number;
  /** The place before the first card, if there is one. */
  coming: ReactNode;
  /** The columns of a row. */
  className: string;
  cardAt: (index: number) => ReactNode;
}

/** Height of a row before it is measured, px. */
const guess = 300;

/** Only the rows of cards in sight; the window scrolls. Its own module: short lists never load it. */
export function VirtualCards({ count, current, coming, className, cardAt }: VirtualCardsProps) {
  const { probe, columns, gap, offset } = useColumns();
  const before = coming ? 1 : 0;
  const currentRow = Math.floor((current + before) / columns);
  const drawAt = (place: number) =>
    place < before ? <Fragment key="coming">{coming}</Fragment> : cardAt(place - before);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil((count + before) / columns),
    estimateSize: () => guess,
    overscan: 2,
    gap,
    scrollMargin: offset,
    // With another number of columns the rows change, so their measured heights no longer apply.
    getItemKey: (row) => `${columns} ${row}`,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (seen.includes(currentRow)) return seen;
      return [...seen, currentRow].toSorted((a, b) => a - b);
    },
  });
  return (
    <div role="presentation" style={{ blockSize: virtualizer.getTotalSize() }}>
      <div ref={probe} data-cards className={className} />
      {virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
        <div
          key={String(key)}
          ref={virtualizer.measureElement}
          data-index={row}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- cards side by side are no table's rows
          role="rowgroup"
          className={`${className} ${styles.virtualRow}`}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          {Array.from({ length: columns }, (_, column) => drawAt(row * columns + column))}
        </div>
      ))}
    </div>
  );
}

/** The number of cards in a row, measured by an empty row whenever its width changes. */
function useColumns() {
  const [measured, setMeasured] = useState({ columns: 1, gap: 0, offset: 0 });
  const probe = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(row);
      setMeasured({
        columns: gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(rowGap),
        offset: row.getBoundingClientRect().top + window.scrollY,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { probe, ...measured };
}
