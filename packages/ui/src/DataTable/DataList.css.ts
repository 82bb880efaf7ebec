import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pageBars, pageGutter } from '../Page/page-room.css';
import { typeStep } from '../type-step';
import { onPaper } from './DataHead.css';

const { color, density, font, line, motion, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;
const gutter = fallbackVar(pageGutter, space[16]);
const bars = fallbackVar(pageBars, '0px');
const belowHead = `calc(${bars} + ${density.row} + ${space[12]})`;
const narrow = (rule: object) => ({ '@media': { [media.narrow]: rule } });
const wide = (rule: object) => ({ '@media': { [`not all and ${media.narrow}`]: rule } });

/** From edge to edge of the page, with no box around it. */
export const frame = style({
  marginInline: `calc(${fallbackVar(pageGutter, '0px')} * -1)`,
  backgroundColor: color.surface,
});
export const table = style({
  inlineSize: '100%',
  ...typeStep('ui'),
  ...narrow({ display: 'block' }),
});
// Lines of their own, which a head that stays keeps.
globalStyle(`${frame} > table`, wide({ borderCollapse: 'separate', borderSpacing: 0 }));
globalStyle(`${frame} tbody tr > *`, wide({ borderBlockEnd: hairline }));
globalStyle(`${frame} tr > :first-child`, wide({ paddingInlineStart: gutter }));
globalStyle(`${frame} tr > :last-child`, wide({ paddingInlineEnd: gutter }));
globalStyle(
  `${frame} thead th`,
  wide({
    paddingInline: space[8],
    position: 'sticky',
    insetBlockStart: bars,
    // Above the buttons of the rows that scroll under it.
    zIndex: 2,
    backgroundColor: color.surface,
  }),
);
globalStyle(`${frame} thead th`, { '@media': { [media.short]: { position: 'static' } } });
// A focused part of a row scrolls to below the head, which is sticky.
globalStyle(`${frame} tbody *`, wide({ scrollMarginBlockStart: belowHead }));
/** On phones the order is chosen in the view bar: the names of the columns are only heard. */
globalStyle(`${frame} thead`, narrow({ position: 'absolute', clipPath: 'inset(50%)' }));
globalStyle(`${frame} thead :is(button, input, label)`, narrow({ display: 'none' }));
globalStyle(`${frame} thead ${onPaper}`, narrow({ display: 'inline' }));

export const body = style(narrow({ display: 'block' }));
export const row = style({
  position: 'relative',
  transition: `background-color ${motion.state} ${motion.ease}`,
  selectors: { '&:has(> td :checked)': { backgroundColor: color.surfaceSelected } },
  ...narrow({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space[4],
    minBlockSize: `calc(${density.row} + ${space[12]} + ${space[8]})`,
    paddingBlock: density.cell,
    paddingInline: gutter,
    borderBlockEnd: hairline,
  }),
});
const heading = {
  paddingInline: gutter,
  textAlign: 'start',
  fontWeight: font.weight.strong,
  backgroundColor: color.bg,
} as const;
/** The heading of the rows below it. */
export const group = style({
  blockSize: size.controlSmall,
  ...typeStep('caption'),
  ...heading,
  color: color.textMuted,
  // As wide as the cards below it.
  ...narrow({ display: 'grid', alignContent: 'center' }),
});
/** A caption that is seen names a further list on the page. */
export const caption = style([body, { ...heading, paddingBlock: `${space[16]} ${space[8]}` }]);
export const groupRow = style(narrow({ display: 'block', borderBlockEnd: hairline }));

const cellBase = style({
  blockSize: density.row,
  paddingBlock: density.cell,
  paddingInline: space[8],
  verticalAlign: 'middle',
  fontWeight: font.weight.regular,
  ...narrow({ blockSize: 'auto', padding: 0 }),
});
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** Takes the space that the others leave, and is truncated if that is too little. */
export const nameCell = style([
  cellBase,
  {
    inlineSize: '100%',
    maxInlineSize: 0,
    minInlineSize: size.filter,
    ...cut,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@media': {
      [media.narrow]: { flex: '1 1 100%', minInlineSize: 0, maxInlineSize: 'none' },
      // At 400 % zoom there are lines to spare: all of it is read.
      [media.short]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
]);
const factOnPhones = {
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  whiteSpace: 'normal',
};
export const wholeName = style({ whiteSpace: 'normal' });
const fact = style([cellBase, { whiteSpace: 'nowrap', ...narrow(factOnPhones) }]);
/** On phones the facts are one line below the name, with dots between them. */
export const facts = styleVariants({
  start: [fact, { textAlign: 'start' }],
  end: [fact, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
});
const dots = { '&:not(:has(input, + * input))::after': { content: ' ·', whiteSpace: 'pre' } };
/** Another fact follows. The dot is at the end, because it must never begin a line. */
export const dotted = style(narrow({ selectors: dots }));
export const leadFact = style([fact, { textAlign: 'start', ...narrow({ order: -1 }) }]);
export const sentence = style(narrow({ flex: '1 1 100%' }));
globalStyle(`[data-tight] ${sentence}`, wide({ whiteSpace: 'normal', minInlineSize: size.card }));
export const long = style(wide({ maxInlineSize: size.filter, ...cut }));
export const muted = style({ ...typeStep('caption'), color: color.textMuted });
// A mark before the text of a cell, with no element around both: a long list has many cells.
const inLine = { display: 'inline', verticalAlign: 'middle' } as const;
// Without a largest size, which would let the column be narrower than its text and mark.
globalStyle(`${row} > * > svg`, { ...inLine, maxInlineSize: 'none', marginInlineEnd: space[8] });
globalStyle(`${row} > ${nameCell}`, narrow({ order: -2 }));
/** The box of a row. */
export const selectCell = style([
  cellBase,
  {
    inlineSize: size.control,
    lineHeight: font.leading.flat,
    userSelect: 'none',
    ...narrow({ position: 'absolute', insetInlineStart: space[8], inlineSize: 'auto' }),
  },
]);
// Further boxes are below each other, at the end of the line of facts.
globalStyle(`${row} > td:not(${selectCell}):has(input)`, narrow({ marginInlineStart: 'auto' }));
globalStyle(`${row}:has(> ${selectCell})`, narrow({ paddingInlineStart: space[48] }));
/** Seen while the row is pointed at or has focus; always where a finger points. */
export const actionCell = style([
  cellBase,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    ...narrow({ position: 'absolute', insetInlineEnd: space[8] }),
  },
]);
globalStyle(`${row}:has(> ${actionCell})`, narrow({ paddingInlineEnd: space[48] }));
globalStyle(`${row}:has(> ${actionCell} button ~ button)`, narrow({ paddingInlineEnd: space[72] }));
const idle = `${row}:not(:hover, :focus-within)`;
globalStyle(`${idle} > ${actionCell} button:not([aria-expanded="true"])`, {
  '@media': { '(hover: hover) and (pointer: fine)': { opacity: 0 } },
});
