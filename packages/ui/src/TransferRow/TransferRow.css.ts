import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { fieldError } from '../Field/Field.css';

const { density, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: density.row,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const problem = fieldError;
export const actions = style({ display: 'flex', flexShrink: 0 });
