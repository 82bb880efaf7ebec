import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, line, space } = vars;

export const frames = styleVariants({
  tile: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: 0,
    minBlockSize: 0,
    padding: space[16],
  },
  full: { minInlineSize: 0 },
});
const sheet = style({
  display: 'block',
  maxInlineSize: '100%',
  fontFamily: font.family.body,
  // The parts are placed from the left.
  direction: 'ltr',
  overflow: 'visible',
});
/** Of the sheet itself: the picture may have room beside it. */
export const edge = style({
  fill: 'none',
  stroke: color.border,
  strokeWidth: line.hairline,
  vectorEffect: 'non-scaling-stroke',
});
export const sheets = styleVariants({
  tile: [sheet, { inlineSize: '100%', blockSize: '100%', minBlockSize: 0 }],
  full: [sheet, { inlineSize: '100%', blockSize: 'auto', maxBlockSize: '68dvh' }],
});
