/** Inks in whole percents, 0–100. */
export interface Inks {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** Between hex (`#205375`) and inks, by whatever rule or profile the caller goes by. */
export interface InkConversion {
  readonly toInks: (hex: string) => Inks;
  readonly toHex: (inks: Inks) => string;
}
