import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[12],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const toolbar = style([row, { inlineSize: '100%', justifyContent: 'space-between' }]);
export const part = style([row, { flex: '1 1 auto' }]);
export const end = style([row, { marginInlineStart: 'auto' }]);
export const below = style({ flex: '1 0 100%', minInlineSize: 0 });
