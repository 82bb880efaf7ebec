import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const card = style({
  backgroundColor: vars.color.surface,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  minInlineSize: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const paddings = styleVariants({
  none: { overflow: 'clip' },
  small: { padding: vars.density.cardSmall },
  medium: { padding: vars.density.card },
});
