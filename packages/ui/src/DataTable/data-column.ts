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
  /** The value by which InteractiveTable sorts and filters rows; `null` when unknown. */
  readonly value?: (row: Row) => string | number | Date | null;
  /** The header's content instead of its label: the checkbox that selects all. */
  readonly headerControl?: ReactNode;
  /** Keeps the name for assistive technology, as over a column of actions. */
  readonly isHeaderHidden?: boolean;
}

/** The sort order of the rows. */
export interface SortDescriptor {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
