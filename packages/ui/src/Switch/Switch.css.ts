import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, motion, radius, size, space } = vars;
/** The thumb lies this far inside the track's edge. */
const inset = line.mark;
const thumbSize = `calc(${size.target} - (${inset} + ${line.hairline}) * 2)`;

export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.target,
  padding: inset,
  color: color.textMuted,
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.round,
  transition: `background-color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text },
    '[data-selected] > &': { backgroundColor: color.action, borderColor: color.action },
    '[data-hovered][data-selected] > &': {
      backgroundColor: color.actionHover,
      borderColor: color.actionHover,
    },
    '[data-readonly] > &': { backgroundColor: color.surfaceSunken },
    '[data-readonly][data-selected] > &': { backgroundColor: color.textMuted },
    '[data-invalid] > &': { borderColor: color.danger, borderWidth: line.mark },
    '[data-focus-visible] > &': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusGap,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});

/** The thumb's position and its tick show on or off, never the color alone. */
export const thumb = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: radius.round,
  backgroundColor: color.borderControl,
  transition: `margin-inline-start ${motion.state} ${motion.ease}, background-color ${motion.state} ${motion.ease}`,
  selectors: {
    '[data-selected] > * > &': {
      marginInlineStart: `calc(100% - ${thumbSize})`,
      color: color.action,
      backgroundColor: color.onAction,
    },
    '[data-readonly][data-selected] > * > &': {
      color: color.text,
      backgroundColor: color.surface,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { color: 'Highlight', backgroundColor: 'HighlightText' },
      },
    },
  },
});
globalStyle(`${thumb} > svg`, { visibility: 'hidden' });
globalStyle(`[data-selected] > * > ${thumb} > svg`, { visibility: 'visible' });

/** Help and error are aligned with the label, not with the track. */
export const under = style({
  marginInlineStart: `calc(${size.control} + ${space[12]})`,
  marginBlockStart: `calc(${space[8]} * -1)`,
  paddingBlockEnd: space[8],
});
export const help = style([under, { ...typeStep('caption'), color: color.textMuted }]);
