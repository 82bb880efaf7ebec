import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, line: stroke } = vars;

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
const edge = style({
  fill: 'none',
  stroke: color.borderControl,
  strokeWidth: stroke.hairline,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const edges = {
  other: edge,
  /** Leads on from where the item is: a thicker line. */
  possible: style([edge, { stroke: color.action, strokeWidth: stroke.mark }]),
  /** Was taken: a dashed line. */
  past: style([edge, { stroke: color.text, strokeDasharray: '6 4' }]),
  added: style([edge, { stroke: color.text, strokeWidth: stroke.mark }]),
  removed: style([edge, { stroke: color.text, strokeDasharray: '1 4' }]),
  changed: style([edge, { stroke: color.text, strokeDasharray: '6 4' }]),
} as const;
const filled = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } };
const arrow = style({ fill: color.borderControl, ...filled });
const dark = style([arrow, { fill: color.text }]);
export const arrows = {
  other: arrow,
  possible: style([arrow, { fill: color.action }]),
  past: dark,
  added: dark,
  removed: dark,
  changed: dark,
} as const;
export const start = style({ fill: color.text, ...filled });
