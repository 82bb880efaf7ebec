import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

export const box = style({ position: 'relative', display: 'flex' });
export const select = style([
  fieldBox,
  {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: `calc(${vars.space[12]} * 3)`,
    textOverflow: 'ellipsis',
  },
]);
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
