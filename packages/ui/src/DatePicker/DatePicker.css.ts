import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';
import { floating } from '../Popover/Popover.css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

export const group = style([
  fieldBox,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.control,
    minInlineSize: size.filter,
    paddingBlock: 0,
    paddingInlineEnd: 0,
    selectors: {
      '&[data-focus-within]': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.focusGap,
      },
      '&[data-disabled]': { opacity: 0.6 },
    },
    '@media': { [media.tiny]: { minInlineSize: 0 } },
  },
]);
// The button inside is as high as a control; the box around it is no higher.
globalStyle(`${group} > button`, { marginBlock: `calc(${line.hairline} * -1)` });
/** In a narrow place the time goes under the date, each in one piece. */
export const input = style({ flex: '1 1 auto', minInlineSize: 0, whiteSpace: 'nowrap' });
export const betweenDateAndTime = style({ marginInlineStart: line.mark, whiteSpace: 'normal' });
export const between = style({ display: 'inline-block', paddingBlock: line.mark });
export const segment = style({
  display: 'inline-block',
  padding: line.mark,
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: color.textMuted },
    '&[data-focused]': { backgroundColor: color.action, color: color.onAction },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
export const calendar = style({
  padding: space[16],
  // Seven days of 44 px leave nothing beside them at 320.
  '@media': { [media.narrow]: { paddingInline: 0 } },
});
/** The overlay of the month: from edge to edge on phones. */
export const overlay = style([
  floating,
  // The hit areas at its edges reach out of it.
  { maxInlineSize: '100vw', overflowX: 'hidden' },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[8],
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `min(${size.control}, (100vw - ${space[12]}) / 7)`,
  blockSize: size.control,
  borderRadius: radius.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-today]': { fontWeight: font.weight.strong, textDecoration: 'underline' },
    '&[data-selected]': { backgroundColor: color.action, color: color.onAction },
    '&[data-disabled], &[data-unavailable]': {
      color: color.textMuted,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
    '&[data-outside-month]': { display: 'none' },
    '&[data-focus-visible]': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusGap,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
globalStyle(`${calendar} th`, {
  ...typeStep('caption'),
  color: color.textMuted,
  blockSize: size.controlSmall,
});
globalStyle(`${calendar} td`, {
  padding: line.hairline,
  '@media': { [media.narrow]: { paddingInline: 0 } },
});
