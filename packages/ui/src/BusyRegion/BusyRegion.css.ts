import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, motion, space } = vars;

export const region = style({ position: 'relative', minInlineSize: 0 });
/** At the end of the first line, over nothing: it takes no room when it comes. */
export const status = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  ...typeStep('ui'),
  color: color.textMuted,
});
const contentBase = style({
  minInlineSize: 0,
  transition: `opacity ${motion.state} ${motion.ease}`,
});
export const contents = styleVariants({
  current: [contentBase],
  stale: [contentBase, { opacity: 0.6 }],
});
