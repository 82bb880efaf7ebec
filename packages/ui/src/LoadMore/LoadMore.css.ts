import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
});
