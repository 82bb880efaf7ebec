import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, line, size } = vars;

export const sizes = styleVariants({ small: size.target, medium: size.control }, (blockSize) => ({
  blockSize,
  inlineSize: '100%',
  overflow: 'visible',
  // Time goes with the reading.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
}));
export const course = style({
  fill: 'none',
  stroke: color.chart.first,
  strokeWidth: line.mark,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
