import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, shadow, size, space } = vars;

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
});
export const caption = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const label = style({ ...typeStep('lead'), fontWeight: font.weight.strong });
export const summary = style({
  maxInlineSize: size.measure,
  color: color.textMuted,
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const toggle = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  ...typeStep('caption'),
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const legendKey = style({ inlineSize: space[32], blockSize: size.iconSmall, flexShrink: 0 });

export const plot = style({
  position: 'relative',
  blockSize: size.chart,
  minInlineSize: 0,
  borderRadius: radius.small,
  // A finger that moves along the plot reads it; up and down the page still scrolls.
  touchAction: 'pan-y',
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
export const readout = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  paddingBlock: space[4],
  paddingInline: space[8],
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.small,
  boxShadow: shadow.overlay,
  ...typeStep('caption'),
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  // Our texts keep their order in right-to-left pages.
  unicodeBidi: 'plaintext',
});
export const readoutPoint = style({ color: color.textMuted });
export const readoutValue = style({ fontWeight: font.weight.strong });

const { grid: gridColor, ...series } = color.chart;
export const strokes = styleVariants(series, (stroke) => ({ stroke, fill: 'none' }));
export const fills = styleVariants(series, (fill) => ({ fill }));
/** The edge of a bar that a pattern fills. */
export const hatched = styleVariants(series, (stroke) => ({ stroke, strokeWidth: line.mark }));
export const seriesLine = style({
  strokeWidth: line.mark,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
/** Parts a marker from the lines under it. */
export const marker = style({ stroke: color.surface, strokeWidth: line.hairline });
export const gridLine = style({
  stroke: gridColor,
  strokeWidth: line.hairline,
  shapeRendering: 'crispEdges',
});
/** A line through the chart at an event, and the flag on top of it. */
export const eventLine = style({
  stroke: color.textMuted,
  strokeWidth: line.hairline,
  strokeDasharray: '2 3',
});
export const eventFlag = style({ fill: color.textMuted });
export const axisText = style({
  fill: color.textMuted,
  ...typeStep('caption'),
  fontVariantNumeric: 'tabular-nums',
});
export const valueText = style({
  fill: color.text,
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const pointText = style({ fill: color.text, ...typeStep('caption') });
/** The cursor: a ring or a frame round the figure, and a line to its point. */
export const cursorMark = style({
  fill: 'none',
  stroke: color.focus,
  strokeWidth: line.focus,
});
export const cursorLine = style({ stroke: color.focus, strokeWidth: line.hairline });
export const none = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: size.chart,
  color: color.textMuted,
  border: `${line.hairline} dashed ${color.borderControl}`,
  borderRadius: radius.medium,
  '@media': { [media.narrow]: { blockSize: 'auto', padding: space[24] } },
});
