import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  ...typeStep('ui'),
});
export const place = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
/** The page itself is no way to go. */
globalStyle(`${place} [aria-current]`, {
  color: color.text,
  fontWeight: font.weight.strong,
  textDecoration: 'none',
  cursor: 'default',
});
export const separator = style({
  display: 'inline-flex',
  color: color.textMuted,
});
