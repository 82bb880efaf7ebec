import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const withReveal = style([
  fieldBox,
  {
    paddingInlineEnd: `calc(${vars.size.control} + ${vars.space[4]})`,
  },
]);
export const reveal = style({ position: 'absolute', insetInlineEnd: 0 });
