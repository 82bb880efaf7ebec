import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

export const height = createVar();

const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: height,
  border: 0,
  borderRadius: vars.radius.small,
});
export const widths = styleVariants({
  phone: [frame, { maxInlineSize: vars.size.aside }],
  desktop: [frame],
});
