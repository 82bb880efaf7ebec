import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

/** How many rows a row is in. */
export const level = createVar();

export const tree = style({ display: 'flex', flexDirection: 'column', outline: 'none' });
export const item = style({
  borderRadius: radius.small,
  color: color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-selected]': { backgroundColor: color.surfaceSelected },
    '&[data-focus-visible]': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(${line.focus} * -1)`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { boxShadow: `inset ${line.mark} 0 Highlight` } },
    },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[8],
  minBlockSize: size.control,
  paddingInlineStart: `calc(${level} * ${space[24]})`,
  paddingInlineEnd: space[12],
  ...typeStep('ui'),
});
const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: size.controlSmall,
  blockSize: size.controlSmall,
});
export const chevron = style([
  place,
  {
    border: 'none',
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    color: color.textMuted,
    cursor: 'pointer',
    transition: `rotate ${motion.state} ${motion.ease}`,
    selectors: {
      '[aria-expanded="true"] > * > &': { rotate: '90deg' },
      '&[data-hovered]': { color: color.text },
      '&[data-focus-visible]': { outline: `${line.focus} solid ${color.focus}` },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);
export const leaf = style([place]);
export const label = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-selected] &': { fontWeight: font.weight.strong } },
});
export const facts = style({
  ...typeStep('caption'),
  color: color.textMuted,
  marginInlineStart: 'auto',
});
