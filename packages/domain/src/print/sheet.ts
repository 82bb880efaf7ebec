/** A color of a sheet: on the screen and in ink. */
export interface SheetColor {
  /** `#rrggbb` */
  readonly hex: string;
  /** Percent of cyan, magenta, yellow and black. */
  readonly cmyk: readonly [number, number, number, number];
}

export type SheetWeight = 'regular' | 'strong';

/** Lengths in millimetres from the upper left corner of the trimmed page; `y` of a text is its baseline. */
export type SheetPart =
  | {
      readonly kind: 'area';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly color: SheetColor;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly weight: SheetWeight;
      readonly color: SheetColor;
      readonly text: string;
    }
  | {
      readonly kind: 'logo';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

export interface SheetPage {
  /** «Front», «Inside» */
  readonly label: string;
  readonly parts: readonly SheetPart[];
  /** Where it is folded, from the left. */
  readonly folds: readonly number[];
}

/** A piece of print, ready to be drawn. */
export interface Sheet {
  /** Trimmed, in millimetres. */
  readonly width: number;
  readonly height: number;
  readonly pages: readonly SheetPage[];
  /** Some text does not fit at its smallest size and was left out. */
  readonly isOverfull: boolean;
}

/** How far color reaches over the trimmed edge, in millimetres. */
export const bleed = 3;
