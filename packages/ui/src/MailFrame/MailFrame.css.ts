import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, line, radius, size } = vars;

export const height = createVar();
export const scale = createVar();

const box = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: `calc(${height} * ${scale})`,
  borderRadius: radius.small,
  // A white letter has an edge on a white page.
  boxShadow: `0 0 0 ${line.hairline} ${color.border}`,
  selectors: {
    // Focus in a frame matches neither `:focus-visible` nor `:focus-within`.
    '&[data-focused]': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusGap,
    },
  },
});
export const boxes = styleVariants({
  phone: [box, { maxInlineSize: size.aside }],
  desktop: [box],
});
/** Out of the flow, because the width before scaling would widen the page. */
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `calc(100% / ${scale})`,
  blockSize: height,
  border: 0,
  borderRadius: radius.small,
  outline: 'none',
  transform: `scale(${scale})`,
  transformOrigin: 'left top',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right top' } },
});
