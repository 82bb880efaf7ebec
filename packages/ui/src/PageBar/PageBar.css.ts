import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { shellStart, shellTools } from '../Shell/shell-room.css';
import { typeStep } from '../type-step';

const { color, font, layer, line, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;
const start = fallbackVar(shellStart, space[24]);
const end = fallbackVar(shellTools, space[24]);

const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'grid',
  alignItems: 'center',
  backgroundColor: color.bg,
  '@media': {
    // At 400 % zoom it would take a third of the window.
    [media.short]: { position: 'relative' },
    [media.print]: { position: 'static', display: 'block', paddingBlockEnd: space[16] },
  },
});
/** The line below a row, inside of its height. */
const lineBelow = (row: number) =>
  ({
    content: '',
    gridArea: `${row} / 1 / ${row + 1} / -1`,
    alignSelf: 'end',
    borderBlockEnd: hairline,
    '@media': { [media.print]: { display: 'none' } },
  }) as const;
const parted = { '::before': lineBelow(1), '::after': lineBelow(2) };
const wide = { gridTemplateColumns: 'minmax(0, max-content) auto minmax(0, 1fr) auto' };

const beside = (tools: string) => `minmax(auto, max-content) minmax(calc(${tools}), 1fr) auto`;
/** The edge of a phone, narrower on the narrowest. */
const phoneEdge = `clamp(${space[8]}, calc(100vw - ${space[72]} * 4 - ${space[48]}), ${space[16]})`;

/** Phones: the title has the first row for itself. */
export const narrow = style({
  // The view switcher shrinks before two tools beside it, or before arrows and one tool.
  gridTemplateColumns: beside(`${size.control} * 2 + ${space[8]}`),
  selectors: {
    '&:has([data-turn])': { gridTemplateColumns: beside(`${size.control} * 3 + ${space[4]}`) },
  },
  gridTemplateRows: `minmax(${size.bar}, auto) minmax(${size.viewBar}, auto)`,
});

export const rows = styleVariants({
  one: [bar, wide, { gridTemplateRows: `minmax(${size.bar}, auto)`, '::after': lineBelow(1) }],
  two: [
    bar,
    wide,
    parted,
    { gridTemplateRows: `minmax(${size.bar}, auto) minmax(${size.viewBar}, auto)` },
  ],
  narrow: [bar, narrow, parted],
});

export const title = style({
  gridRow: 1,
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  ...typeStep('ui'),
  whiteSpace: 'nowrap',
  paddingInlineStart: start,
  paddingInlineEnd: space[12],
  selectors: { [`${narrow} > &`]: { gridColumn: '1 / -1', paddingInlineEnd: end } },
  '@media': { [media.print]: { paddingInline: 0 } },
});
export const meta = style({ display: 'flex', alignItems: 'center', gap: space[8], flexShrink: 0 });
/** On phones, where the title has a row for itself. Badges without room beside each other are stacked. */
export const metaRow = style([
  meta,
  {
    gridRow: 2,
    gridColumn: '1 / 3',
    flexWrap: 'wrap',
    rowGap: space[4],
    minInlineSize: 0,
    paddingBlock: space[4],
    paddingInlineStart: space[16],
  },
]);
const wraps = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const clamp = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } as const;
export const heading = style({
  ...typeStep('lead'),
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  fontWeight: font.weight.strong,
  '@media': {
    // There the page scrolls past the bar: all of the title is read.
    [media.short]: wraps,
    // Two lines, for which the bar has room.
    [`screen and ${media.narrowest}`]: { whiteSpace: 'normal', ...clamp },
    [media.print]: { whiteSpace: 'normal' },
  },
});
export const views = style({
  gridRow: 1,
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  selectors: {
    [`${narrow} > &`]: {
      gridRow: 2,
      gridColumn: 1,
      paddingInlineStart: phoneEdge,
      // A word of six letters is whole, unless larger text leaves no room for it.
      minInlineSize: `min(${size.touch} * 2 + ${space[24]}, 35vw)`,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${narrow} > ${views} select`, {
  paddingInline: `${space[8]} calc(${space[24]} + ${space[4]})`,
});
globalStyle(`${narrow} > ${views} select + *`, { insetInlineEnd: space[8] });
// The name of a view is cut; the menu of the button has it in full.
globalStyle(`${views} > button`, { maxInlineSize: `calc(${size.menu} * 2 / 3)` });
globalStyle(`${views} > button > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });
export const actions = style({
  gridRow: 1,
  gridColumn: 4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingInlineStart: space[12],
  paddingInlineEnd: end,
  selectors: {
    [`${narrow} > &`]: {
      gridRow: 2,
      gridColumn: 3,
      gap: space[4],
      paddingInline: `${space[4]} ${phoneEdge}`,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${actions} > *`, { flexShrink: 0, whiteSpace: 'nowrap' });
