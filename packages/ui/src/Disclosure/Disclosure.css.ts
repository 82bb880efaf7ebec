import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { motion, space } = vars;

export const chevron = style({
  display: 'flex',
  transition: `transform ${motion.place} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

// The label aligns with the page's text, so the button's padding hangs over: into the page's padding, which paper does
// not have.
export const hanging = style({
  marginInlineStart: `calc(-1 * ${space[16]})`,
  '@media': { [media.print]: { marginInlineStart: 0 } },
});

export const body = style({ paddingBlockStart: space[12] });
