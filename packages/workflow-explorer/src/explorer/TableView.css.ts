import { style } from '@vanilla-extract/css';

/** A button that names its row: its lines start where the column does. */
export const step = style({
  selectors: { '&&': { justifyContent: 'start', textAlign: 'start', paddingInline: 0 } },
});
