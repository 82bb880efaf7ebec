import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const split = style({ display: 'inline-flex', gap: vars.line.hairline });
globalStyle(`${split} > :first-child`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle(`${split} > :last-child`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
/** The focus ring of one half overlaps the edge of the other. */
globalStyle(`${split} > :focus-visible`, { zIndex: 1 });
