import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', alignItems: 'stretch', minInlineSize: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
const columns = (size: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size}), 1fr))`,
});
export const mins = styleVariants({
  small: columns(vars.size.filter),
  medium: columns(vars.size.card),
  large: columns(vars.size.aside),
});
