import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

/** The progress, 0 to 1. */
export const share = createVar();

const slide = keyframes({
  from: { insetInlineStart: '-33%' },
  to: { insetInlineStart: '100%' },
});

export const bar = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  ...typeStep('ui'),
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  blockSize: vars.size.mark,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.actionSoft,
  overflow: 'hidden',
  // The end of the track is visible also where its ground is as pale as the page.
  outline: `${vars.line.hairline} solid ${vars.color.border}`,
  '@media': { [media.forcedColors]: { outlineColor: 'CanvasText' } },
});
export const fill = style({
  blockSize: '100%',
  inlineSize: `calc(${share} * 100%)`,
  backgroundColor: vars.color.action,
  borderRadius: vars.radius.round,
  transition: `inline-size ${vars.motion.place} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
globalStyle(`[data-indeterminate] ${fill}`, {
  position: 'relative',
  inlineSize: '33%',
  animation: `${slide} ${vars.motion.turn} ease-in-out infinite`,
});
