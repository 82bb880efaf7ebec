import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, font, line, radius, space } = vars;

export const scroller = style({
  overflow: 'auto',
  maxInlineSize: '100%',
  padding: line.focus,
  borderRadius: radius.medium,
});
/** Its parts are placed from the left in every language, as the lines between them are. */
export const board = style({ position: 'relative', direction: 'ltr' });
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
const edge = style({
  fill: 'none',
  stroke: color.borderControl,
  strokeWidth: line.hairline,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const edges = {
  other: edge,
  /** Leads on from where the item is: a thicker line. */
  possible: style([edge, { stroke: color.action, strokeWidth: line.mark }]),
  /** Was taken: a dashed line. */
  past: style([edge, { stroke: color.text, strokeDasharray: '6 4' }]),
} as const;
export const arrow = style({
  fill: color.borderControl,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const start = style({
  fill: color.text,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
const box = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  paddingInline: space[4],
  fontSize: font.size.caption,
  lineHeight: font.leading.caption,
  textAlign: 'center',
});
export const state = style([
  box,
  {
    border: `${line.hairline} solid ${color.borderControl}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    color: color.text,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.surfaceHover },
      '&:focus-visible': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.focusGap,
      },
      '&[aria-current="true"]': { backgroundColor: color.surfaceSelected },
      '&[data-shape="final"]': {
        borderRadius: radius.large,
        borderStyle: 'double',
        borderWidth: line.focus,
      },
      '&[data-shape="history"]': { borderStyle: 'dotted' },
      '&[data-time="past"]': { borderStyle: 'dashed' },
      '&[data-time="present"]': { borderWidth: line.focus, borderColor: color.action },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]': { outline: `${line.mark} solid Highlight` } },
      },
    },
  },
]);
export const name = style({ fontSize: font.size.ui, fontWeight: font.weight.strong });
export const note = style({ color: color.textMuted });
export const step = style([
  box,
  {
    borderRadius: radius.round,
    backgroundColor: color.surfaceSunken,
    color: color.text,
    selectors: { '&[data-chosen]': { outline: `${line.mark} solid ${color.focus}` } },
    '@media': {
      [media.forcedColors]: { border: `${line.hairline} solid CanvasText` },
    },
  },
]);
