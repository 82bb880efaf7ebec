import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { narrow, views } from './PageBar.css';

const { color, line, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const viewBar = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  paddingInline: space[24],
  selectors: {
    [`${narrow} > &`]: { gridColumn: 2, paddingInline: `${space[4]} 0` },
    // The first of its row, it starts where the content below does.
    [`${narrow}:not(:has(> ${views})) > &`]: { paddingInlineStart: space[16] },
  },
  '@media': { [media.print]: { display: 'none' } },
});
/** On phones, below the row of controls, with those that do not fit. Not rendered while it is empty. */
export const below = style({
  gridRow: 3,
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space[16],
  selectors: { '&:not(:empty)': { borderBlockEnd: hairline } },
});
