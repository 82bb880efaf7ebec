import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space[4],
  borderRadius: radius.small,
  ...typeStep('caption'),
  textDecoration: 'none',
  '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
});
export const chip = style([
  row,
  {
    border: `${line.hairline} solid transparent`,
    cursor: 'pointer',
    transition: `box-shadow ${motion.state} ${motion.ease}`,
    selectors: {
      '&:hover': { borderColor: 'currentColor' },
      '&[data-lifted]': { boxShadow: vars.shadow.overlay, borderColor: 'currentColor' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'LinkText' } },
  },
]);
export const chips = styleVariants(color.status, ({ bg, text }) => ({
  backgroundColor: bg,
  color: text,
}));
/** The shape and the time, which stay together. */
export const chipLead = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minInlineSize: 0,
});
export const chipTime = style({
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
/** Where there is no room beside the time it goes under it. */
export const chipTitle = style({
  flex: `1 1 ${space[72]}`,
  minInlineSize: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  // Print has no tooltip for the rest of a title.
  '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
  fontWeight: font.weight.strong,
});
export const more = style([
  row,
  {
    border: 'none',
    background: 'none',
    color: color.textLink,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.surfaceHover } },
  },
]);
