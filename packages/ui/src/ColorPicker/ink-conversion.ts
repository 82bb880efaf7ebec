/** Inks in whole percents, 0–100. */
export interface Inks {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** Converts between hex (`#205375`) and inks, by the caller's own rule or profile. */
export interface InkConversion {
  readonly toInks: (hex: string) => Inks;
  readonly toHex: (inks: Inks) => string;
}
