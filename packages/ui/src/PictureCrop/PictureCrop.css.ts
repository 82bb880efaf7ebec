import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

export const crop = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });
export const stage = style({
  alignSelf: 'center',
  inlineSize: vars.size.card,
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSelected,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const slider = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  ...typeStep('ui'),
  fontVariantNumeric: 'tabular-nums',
});
export const label = style({ fontWeight: vars.font.weight.strong });
/** As high as a target; the line is drawn in its middle. */
export const track = style({
  position: 'relative',
  blockSize: vars.size.target,
  marginInline: vars.space[12],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.space[12]})`,
      insetBlockStart: '50%',
      blockSize: vars.size.mark,
      transform: 'translateY(-50%)',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.actionSoft,
      // The end of the track is visible also where its ground is as pale as the page.
      outline: `${vars.line.hairline} solid ${vars.color.border}`,
      '@media': {
        [media.forcedColors]: { outline: `${vars.line.hairline} solid CanvasText` },
      },
    },
  },
});
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.action,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
});
