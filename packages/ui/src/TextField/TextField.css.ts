import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const withReveal = style({
  paddingInlineEnd: `calc(${vars.size.control} + ${vars.space[4]})`,
});
export const reveal = style({ position: 'absolute', insetInlineEnd: 0 });
