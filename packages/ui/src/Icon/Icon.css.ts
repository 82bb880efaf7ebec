import { vars } from '@brandroom/tokens/theme.css';
import { styleVariants } from '@vanilla-extract/css';

/** Icons that point along the line. They are mirrored where lines run from right to left. */
const pointing = ['chevron-left', 'chevron-right', 'arrow-left', 'arrow-right'];
const isPointing = `:is(${pointing.map((name) => `.lucide-${name}`).join(', ')})`;

const fixed = {
  flexShrink: 0,
  display: 'block',
  selectors: {
    [`[dir="rtl"] &${isPointing}`]: { scale: '-1 1' },
    // The icon of an open part is turned to point down.
    '[dir="rtl"] [aria-expanded="true"] &': { scale: 'none' },
  },
};

export const icon = styleVariants({
  medium: { ...fixed, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  small: { ...fixed, inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
  large: { ...fixed, inlineSize: vars.space[32], blockSize: vars.space[32] },
});
