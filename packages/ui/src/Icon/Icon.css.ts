import { vars } from '@brandroom/tokens/theme.css';
import { styleVariants } from '@vanilla-extract/css';

const fixed = { flexShrink: 0, display: 'block' };

export const icon = styleVariants({
  medium: { ...fixed, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  small: { ...fixed, inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
  large: { ...fixed, inlineSize: vars.space[32], blockSize: vars.space[32] },
});
