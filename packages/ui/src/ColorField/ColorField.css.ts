import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

const { color, font, line, radius, size, space } = vars;

export const shown = createVar();

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: size.menu,
});
export const input = style([
  fieldBox,
  {
    paddingInlineStart: `calc(${space[12]} + ${size.target} + ${space[12]})`,
    fontFamily: font.family.mono,
  },
]);
const swatch = style({
  position: 'absolute',
  insetInlineStart: space[12],
  inlineSize: size.target,
  blockSize: size.target,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.small,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});
export const filled = style([swatch, { backgroundColor: shown }]);
export const empty = style([swatch, { borderStyle: 'dashed' }]);
