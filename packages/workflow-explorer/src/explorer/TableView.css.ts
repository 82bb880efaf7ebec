import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** A button that names its row: its lines start where the column does. */
export const step = style({
  selectors: { '&&': { justifyContent: 'start', textAlign: 'start', paddingInline: 0 } },
});

export const table = style({});
/** The name of a step is short, and the state panel beside the table leaves little room. */
globalStyle(`${table} [role="rowheader"]`, {
  minInlineSize: `calc(${vars.size.filter} * 3 / 4)`,
});
