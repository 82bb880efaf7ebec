import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from '../Checkbox/Checkbox.css';
import { gaps, grid, mins } from '../Grid/Grid.css';

const { color, line, radius, space } = vars;

export const list = `${grid} ${gaps[16]} ${mins.small}`;
export const option = style({
  position: 'relative',
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 ${line.mark} ${color.action}` },
    '&:focus-visible': { zIndex: 1 },
  },
});
/** In the corner of the picture. */
globalStyle(`${option} > ${mark}`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[8],
  insetInlineStart: space[8],
});
