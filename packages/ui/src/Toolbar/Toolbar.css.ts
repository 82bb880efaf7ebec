import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { fieldStack, fieldWords } from '../Field/Field.css';

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
// What is said below one field leaves the labels of all on one line.
globalStyle(`${part} > ${fieldStack}:has(> ${fieldWords})`, { alignSelf: 'flex-start' });
export const end = style([row, { marginInlineStart: 'auto' }]);
export const below = style({ flex: '1 0 100%', minInlineSize: 0 });
