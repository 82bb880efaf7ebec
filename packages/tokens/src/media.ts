/**
 * Media queries of the layouts, in em so that they follow the person's text size: with text at 200 % a wide screen
 * gets the narrow layout.
 */
export const media = {
  /** Phones, 400 % zoom, and 200 % text in a window of 1280 px: one column, tables become cards. */
  narrow: '(width < 44em)',
  /** The narrowest phones, held upright: a title of two words needs two lines. */
  narrowest: '(width < 24em) and (height >= 30em)',
  /** 200 % text on a phone: one row has no room for a bar. */
  tiny: '(width < 16em)',
  /** The side navigation is an overlay. */
  compact: '(width < 56em)',
  /** Beside the side navigation there is no room for a second one. */
  snug: '(width < 68.75em)',
  /** Room for a second column beside a form. */
  wide: '(width >= 68.75em)',
  /** Room for a panel beside a whole list or board. */
  spacious: '(width >= 90em)',
  /** At 400 % zoom, or on a phone in landscape: bars stuck to an edge would leave no room between. */
  short: '(height < 30em)',
  coarsePointer: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
