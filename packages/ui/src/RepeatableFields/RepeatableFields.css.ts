import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[8],
});
export const fields = style({
  flexGrow: 1,
  // With less room, as on phones, the button goes below.
  flexBasis: vars.size.card,
  minInlineSize: 0,
});
export const remove = style({ marginInlineStart: 'auto' });
