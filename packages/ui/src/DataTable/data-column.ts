import type { ReactNode } from 'react';

/** The place of a cell's row in the table. */
export interface CellPlace {
  /** Whether its controls are in the Tab order: in lists those of one row are. */
  readonly isTabStop: boolean;
}

/** One column of a DataTable. */
export interface DataColumn<Row> {
  readonly id: string;
  /** The column's name, also in front of the value in a card. */
  readonly header: string;
  readonly cell: (row: Row, place: CellPlace) => ReactNode;
  /** Names the row; exactly one column, usually the first, with the link. */
  readonly isRowHeader?: boolean;
  /** `end` for figures and actions. */
  readonly align?: 'start' | 'end';
  /** On phones, where the values of a row of a list are one line, it comes first. */
  readonly isFirstOnPhones?: boolean;
  /** In lists: smaller and paler than the other values. */
  readonly isMuted?: boolean;
  /** In lists: the name of the row wraps instead of being cut. */
  readonly isWrapping?: boolean;
  /** In lists: its values are sentences, which wrap in a page of less than 736 px and have a line of their own on phones. */
  readonly isSentence?: boolean;
  /** In lists: its values may be long, and are cut with an ellipsis. */
  readonly isLong?: boolean;
  /** In lists: its widest value. The column always has room for it, so that a filter moves nothing. */
  readonly widest?: string;
  /** Its values stay on one line each. */
  readonly isNowrap?: boolean;
  readonly isSortable?: boolean;
  /** The value by which InteractiveTable sorts and filters rows; `null` when unknown. */
  readonly value?: (row: Row) => string | number | Date | null;
  /** The header's content instead of its label: the checkbox that selects all, or the choice of columns above the actions. */
  readonly headerControl?: ReactNode;
  /** Keeps the name for assistive technology, as over a column of actions. */
  readonly isHeaderHidden?: boolean;
}

/** The sort order of the rows. */
export interface SortDescriptor {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
