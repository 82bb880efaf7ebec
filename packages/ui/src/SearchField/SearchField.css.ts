import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const lens = style({
  position: 'absolute',
  insetInlineStart: vars.space[12],
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const input = style([
  fieldBox,
  {
    paddingInlineStart: `calc(${vars.space[12]} + ${vars.space[8]} + ${vars.size.icon})`,
    paddingInlineEnd: vars.size.control,
    textOverflow: 'ellipsis',
    selectors: { '[data-empty] &': { paddingInlineEnd: vars.space[12] } },
  },
]);
// Ours has a name and a 44 px target.
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' });
export const clear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  selectors: { '[data-empty] &': { display: 'none' } },
});
