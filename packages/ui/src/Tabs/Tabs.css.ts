import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.control,
  minInlineSize: size.control,
  paddingInline: space[4],
  ...typeStep('ui'),
  marginBlockEnd: `calc(${line.hairline} * -1)`,
  borderBlockEnd: `${line.mark} solid transparent`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  color: color.textMuted,
  cursor: 'pointer',
  transition: `color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { color: color.text, borderBlockEndColor: color.borderControl },
    '&[data-selected]': {
      color: color.text,
      fontWeight: font.weight.strong,
      borderBlockEndColor: color.action,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-focus-visible]': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusGap,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // There a transparent border is a visible one.
      borderBlockEndStyle: 'none',
      paddingBlockEnd: line.mark,
      selectors: {
        '&[data-selected]': {
          borderBlockEnd: `${line.mark} solid Highlight`,
          paddingBlockEnd: 0,
        },
      },
    },
  },
});
export const count = style({
  ...typeStep('caption'),
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
});
export const panel = style({ minInlineSize: 0, borderRadius: radius.small });
