import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  readonly id: string;
  /** The column's name, also in front of the value in a card. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row; exactly one column, usually the first, with the link. */
  readonly isRowHeader?: boolean;
  /** `end` for figures and actions. */
  readonly align?: 'start' | 'end';
  /** Its values stay on one line each. */
  readonly isNowrap?: boolean;
  readonly isSortable?: boolean;
  /** What InteractiveTable sorts and finds the rows by; `null` where nothing is known. */
  readonly value?: (row: Row) => string | number | Date | null;
  /** Stands in the header in place of its words: the box that selects all. */
  readonly headerControl?: ReactNode;
  /** Keeps the name for assistive technology, as over a column of actions. */
  readonly isHeaderHidden?: boolean;
}

/** What the rows are ordered by. */
export interface SortDescriptor {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
