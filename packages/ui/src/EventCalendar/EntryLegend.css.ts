import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { space } = vars;

export const legend = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...typeStep('ui'),
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[8] });
