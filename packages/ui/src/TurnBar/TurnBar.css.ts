import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

/** Its first arrow, not the invisible edge around it, is aligned with the content below. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: `calc(${vars.space[8]} * -1)`,
});
