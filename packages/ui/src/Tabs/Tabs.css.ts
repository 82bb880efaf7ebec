import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
});
const fadesTo = createVar();
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  selectors: { '[dir="rtl"] &': { vars: { [fadesTo]: 'left' } } },
  vars: { [fadesTo]: 'right' },
  '@media': {
    [media.narrow]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The line of the selected tab lies on the edge.
      paddingBlock: space[4],
      scrollPaddingInline: space[24],
      // Tabs beyond the edge fade out.
      paddingInlineEnd: space[24],
      maskImage: `linear-gradient(to ${fadesTo}, black calc(100% - ${space[24]}), transparent)`,
    },
  },
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.control,
  minInlineSize: size.control,
  flexShrink: 0,
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
    // The list scrolls there, and would cut a ring around the tab.
    [media.narrow]: {
      selectors: { '&[data-focus-visible]': { outlineOffset: `calc(${line.focus} * -1)` } },
    },
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
