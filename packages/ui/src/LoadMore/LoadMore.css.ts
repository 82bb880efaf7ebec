import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
});
export const sizes = styleVariants({
  medium: [foot, { gap: vars.space[12], paddingBlock: vars.space[24] }],
  small: [foot, { paddingBlock: vars.space[8] }],
});
