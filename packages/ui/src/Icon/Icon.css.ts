import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const drawn = {
  flexShrink: 0,
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const icon = styleVariants({
  medium: { ...drawn, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  small: { ...drawn, inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
  large: { ...drawn, inlineSize: vars.space[32], blockSize: vars.space[32] },
});

/** Mirrored where lines run from right to left. */
export const pointing = style({
  selectors: {
    '[dir="rtl"] &': { scale: '-1 1' },
    // The icon of an open part is turned to point down.
    '[dir="rtl"] [aria-expanded="true"] &': { scale: 'none' },
  },
});
