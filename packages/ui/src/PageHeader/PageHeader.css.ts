import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { fieldStack } from '../Field/Field.css';

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[16]} ${vars.space[24]}`,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const description = style({
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': {
    [media.narrow]: { inlineSize: '100%' },
    [media.print]: { display: 'none' },
  },
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});
// Filters share one width, so that a row of them reads as one control; on phones they fill the row.
globalStyle(`${filters} ${fieldStack}`, {
  flex: `1 1 ${vars.size.filter}`,
  maxInlineSize: vars.size.card,
  '@media': { [media.narrow]: { maxInlineSize: 'none' } },
});
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
