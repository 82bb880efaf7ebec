import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, motion, radius, size, space } = vars;

/** The row of a checkbox or radio: the whole of it can be pressed. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minBlockSize: size.control,
  paddingBlock: `calc((${size.control} - ${size.target}) / 2)`,
  ...typeStep('ui'),
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 } },
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.small,
  transition: `background-color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}`,
});
export const round = style({ borderRadius: radius.round });
export const dot = style({
  inlineSize: size.mark,
  blockSize: size.mark,
  borderRadius: radius.round,
  backgroundColor: 'currentColor',
  '@media': {
    [media.forcedColors]: { backgroundColor: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

// Not by color alone: forced colors would paint a transparent tick.
globalStyle(`${mark} > *`, { visibility: 'hidden' });
globalStyle(`[data-selected] > ${mark} > *, [data-indeterminate] > ${mark} > *`, {
  visibility: 'visible',
});
globalStyle(`[data-hovered] > ${mark}`, { borderColor: color.text });
globalStyle(`[data-selected] > ${mark}, [data-indeterminate] > ${mark}`, {
  color: color.onAction,
  backgroundColor: color.action,
  borderColor: color.action,
});
globalStyle(`[data-invalid] > ${mark}`, { borderColor: color.danger, borderWidth: line.mark });
globalStyle(`[data-focus-visible] > ${mark}`, {
  outline: `${line.focus} solid ${color.focus}`,
  outlineOffset: line.focusGap,
});
globalStyle(`[data-selected] > ${mark}, [data-indeterminate] > ${mark}`, {
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
/** The first line has its middle at that of the mark. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: `calc((${size.target} - 1lh) / 2)`,
});
export const hint = style({ ...typeStep('caption'), color: color.textMuted });
