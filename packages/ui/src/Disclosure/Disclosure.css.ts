import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { motion, space } = vars;

export const chevron = style({
  display: 'flex',
  transition: `transform ${motion.place} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

// The label aligns with the page's text, so the button's padding hangs over.
export const hanging = style({ marginInlineStart: `calc(-1 * ${space[16]})` });

export const body = style({ paddingBlockStart: space[12] });
