import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

export const menu = style({
  minInlineSize: size.menu,
  padding: space[4],
  outline: 'none',
});
export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `${line.hairline} solid ${color.border}`,
    },
  },
});
export const sectionTitle = style({
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
  color: color.textMuted,
});
export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.controlSmall,
    paddingBlock: space[4],
    paddingInline: space[12],
    ...typeStep('ui'),
    borderRadius: radius.small,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { backgroundColor: color.surfaceHover },
      '&:is([data-focus-visible], :focus-visible)': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: `calc(${line.focus} * -1)`,
      },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', color: color.textMuted },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  },
  variants: { isDanger: { true: { color: color.textDanger } } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const description = style({ ...typeStep('caption'), color: color.textMuted });
export const shortcut = style({
  flexShrink: 0,
  color: color.textMuted,
  fontFamily: 'inherit',
  ...typeStep('caption'),
  '@media': { [media.coarsePointer]: { display: 'none' } },
});
export const tick = style({
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'center',
  inlineSize: size.icon,
  visibility: 'hidden',
  color: color.textLink,
});
globalStyle(`[data-selected] > ${tick}`, { visibility: 'visible' });
// One column for icons and ticks, so that all labels align.
globalStyle(
  `${menu}:has(:is(svg, ${tick}) ~ ${words}) ${item.classNames.base}:not(:has(> svg, > ${tick})) > ${words}`,
  { marginInlineStart: `calc(${size.icon} + ${space[8]})` },
);
