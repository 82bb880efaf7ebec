import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, line, radius, space } = vars;

export const diff = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minInlineSize: 0 });

// The line marks a change without color: in forced colors, in print, for color-blind people.
const mark = style({
  borderRadius: radius.small,
  textDecorationThickness: line.mark,
  boxDecorationBreak: 'clone',
});
export const added = style([
  mark,
  {
    backgroundColor: color.status.approved.bg,
    color: color.status.approved.text,
    textDecorationLine: 'underline',
    textUnderlineOffset: space[4],
  },
]);
export const removed = style([
  mark,
  {
    backgroundColor: color.status.rejected.bg,
    color: color.status.rejected.text,
    textDecorationLine: 'line-through',
    // One whole value after the other does not run into it.
    selectors: { '&:has(+ ins)': { marginInlineEnd: space[4] } },
  },
]);
