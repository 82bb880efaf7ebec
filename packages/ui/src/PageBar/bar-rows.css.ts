import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';
import { actions, narrow, title, views } from './PageBar.css';

const { color, line, size, space } = vars;
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

// With 200 % text on a phone the views have a row for themselves, too.
globalStyle(narrow, {
  '@media': {
    [media.tiny]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `minmax(${size.bar}, auto) auto auto`,
    },
  },
});
globalStyle(`${narrow} > ${views}`, {
  '@media': {
    [media.tiny]: { gridColumn: '1 / -1', paddingBlock: space[4], paddingInlineEnd: space[8] },
  },
});
globalStyle(`${narrow} > ${viewBar}`, {
  '@media': { [media.tiny]: { gridRow: 3, gridColumn: 1, paddingInlineStart: space[8] } },
});
globalStyle(`${narrow} > ${actions}`, {
  '@media': { [media.tiny]: { gridRow: 3, gridColumn: 2 } },
});
globalStyle(`${narrow}::after`, { '@media': { [media.tiny]: { gridRow: '3 / 4' } } });
globalStyle(`${narrow} > ${below}`, { '@media': { [media.tiny]: { gridRow: 4 } } });
globalStyle(title, { '@media': { [media.tiny]: { flexWrap: 'wrap', rowGap: 0 } } });
globalStyle(`${title} > h1`, { '@media': { [media.tiny]: typeStep('ui') } });
// Beside a link back there is no room for a word.
globalStyle(`${title} > a + h1`, { '@media': { [media.tiny]: { flexBasis: '100%' } } });
// On the narrowest phones: beside a link back and an icon, two lines of small text.
globalStyle(`${title}:has(+ ${actions} > *) > a + h1`, {
  '@media': { [`screen and ${media.narrowest}`]: typeStep('ui') },
});
