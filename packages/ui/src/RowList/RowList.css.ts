import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, density, font, line, motion, radius, size, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const fullBleed = style({
  marginInline: `calc(${space[16]} * -1)`,
  borderBlock: `${line.hairline} solid ${color.border}`,
});
const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.narrow]: { flexWrap: 'wrap', rowGap: 0 } },
  paddingBlock: density.cell,
  paddingInline: density.card,
  ...typeStep('ui'),
  transition: `background-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${line.hairline} solid ${color.border}` },
    '&:has(a):hover': { backgroundColor: color.surfaceHover },
  },
});
export const rows = styleVariants({
  small: [row, { minBlockSize: size.control }],
  medium: [row, { minBlockSize: density.row }],
  large: [row, { minBlockSize: `calc(${density.row} + ${space[12]})` }],
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
});
export const link = style({
  color: color.text,
  textDecoration: 'none',
  // The whole row is the hit area.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.small },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(${line.focus} * -1)`,
    },
  },
});
export const title = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Phones and 400 % zoom have lines to spare: there all of it is read.
  '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const unread = style([link, { fontWeight: font.weight.strong }]);
export const facts = style({ ...typeStep('caption'), color: color.textMuted });
export const end = style([
  facts,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    flexShrink: 0,
    whiteSpace: 'nowrap',
    // On a line of its own, for a title needs the width.
    '@media': { [media.narrow]: { flexBasis: '100%' } },
  },
]);
/** Above the link, which spans the whole row. */
export const action = style({ position: 'relative', display: 'inline-flex', flexShrink: 0 });
/** The column of the unread dot, so that all titles align. */
export const place = style({ flexShrink: 0, inlineSize: size.mark, blockSize: size.mark });
export const dot = style([
  place,
  {
    borderRadius: radius.round,
    backgroundColor: color.action,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);
