import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, font, line: stroke } = vars;

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fontFamily: 'inherit',
});
export const box = style({
  fill: color.surface,
  stroke: color.borderControl,
  strokeWidth: stroke.hairline,
  selectors: {
    '&[data-time="present"]': { stroke: color.action, strokeWidth: stroke.focus },
    '&[data-time="past"]': { stroke: color.text, strokeDasharray: '6 4' },
    '&[data-time="possible"]': { stroke: color.action, strokeWidth: stroke.mark },
  },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      selectors: { '&[data-time="present"]': { stroke: 'Highlight' } },
    },
  },
});
const text = style({
  fill: color.text,
  textAnchor: 'middle',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const name = style([text, { fontWeight: font.weight.strong }]);
export const note = style([text, { fill: color.textMuted }]);
