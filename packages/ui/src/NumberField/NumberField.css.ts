import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

const { color, line, radius, size, space } = vars;

/** The box around figures and steps; it takes the field box's looks and leaves the padding to its parts. */
export const box = style([
  fieldBox,
  {
    display: 'flex',
    alignItems: 'stretch',
    maxInlineSize: size.menu,
    blockSize: size.control,
    padding: 0,
    overflow: 'hidden',
    selectors: {
      '&[data-focus-within]': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.focusGap,
      },
      '&[data-hovered]:not([data-disabled])': { borderColor: color.text },
      '&:has(input:read-only)': { backgroundColor: color.surfaceSunken },
      '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    },
    // The touch size excludes the borders of the box.
    '@media': {
      [media.coarsePointer]: { blockSize: `calc(${size.touch} + ${line.hairline} * 2)` },
    },
  },
]);
export const figures = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: space[12],
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  // The box around it shows the focus.
  outline: 'none',
});
export const step = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  padding: 0,
  color: color.textMuted,
  background: 'none',
  border: 0,
  borderInlineStart: `${line.hairline} solid ${color.border}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, backgroundColor: color.surfaceHover },
    '&[data-pressed]': { color: color.text, backgroundColor: color.actionSoft },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
});
