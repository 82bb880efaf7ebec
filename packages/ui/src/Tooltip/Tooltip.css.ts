import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

export const tooltip = style({
  maxInlineSize: vars.size.card,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  ...typeStep('caption'),
  '@media': {
    [media.forcedColors]: { border: `${vars.line.hairline} solid CanvasText` },
  },
});
