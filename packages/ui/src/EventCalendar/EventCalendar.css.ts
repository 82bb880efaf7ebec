import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { pageBars, pageGutter } from '../Page/page-room.css';
import { chipTitle } from './CalendarChip.css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const board = style({
  display: 'grid',
  alignItems: 'stretch',
  marginInline: `calc(${fallbackVar(pageGutter, '0px')} * -1)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const withTray = style([
  board,
  {
    '@media': {
      [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.menu}` },
      // The tray stays behind.
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const grid = style({
  minInlineSize: 0,
  backgroundColor: color.surface,
  // The names of the days stick to the page.
  overflow: 'clip',
  '@media': {
    // Seven columns need their room: on a phone they are scrolled past, in a place of their own.
    [media.compact]: { overflow: 'auto' },
    [media.print]: { overflow: 'visible' },
  },
});
export const sheet = style({ '@media': { [media.compact]: { minInlineSize: size.form } } });
/** Over what FullCalendar says of itself as important. */
const overruling = <Value extends string>(value: Value) => `${value} !important` as Value;
/** Over what FullCalendar itself lays over each other: the ring of the focus is seen whole. */
const onTop = { zIndex: 6 };

// It places, cuts and hides by what it measured on the screen: paper is narrower, so each item stands below the one before
// and a week is as high as its fullest day.
globalStyle(`${sheet} [role='cell'] [role='listitem']`, {
  '@media': {
    [media.print]: { position: overruling('static'), visibility: overruling('visible') },
  },
});
globalStyle(`${sheet} [role='cell'] [role='list'] *`, {
  '@media': { [media.print]: { blockSize: 'auto !important', overflow: 'visible !important' } },
});
globalStyle(`${sheet} [role='row']`, {
  '@media': {
    [media.print]: { flex: '0 0 auto !important', breakInside: 'avoid' },
  },
});

/** FullCalendar keeps the edges that the grid needs and takes the others away. */
const edges = style({ border: hairline });
/** The names of the days stay in sight below the header of the page. */
export const heads = style({
  insetBlockStart: overruling(fallbackVar(pageBars, '0px')),
  // Above a focused entry, below the header.
  zIndex: overruling(`${onTop.zIndex + 1}`),
  borderBlockEnd: hairline,
  backgroundColor: color.surface,
  '@media': {
    [media.compact]: { position: overruling('static') },
    [media.short]: { position: overruling('static') },
  },
});
/** The head of a column. */
export const head = edges;
export const headInner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: `calc(${size.day} - ${line.mark})`,
  color: color.textMuted,
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
});
export const cell = style([edges, { minBlockSize: size.card }]);
/** Of the month before or after. */
export const cellOther = style([cell, { backgroundColor: color.surfaceSunken }]);
export const cellToday = style([cell, { boxShadow: `inset 0 ${line.mark} 0 ${color.action}` }]);
export const cellTop = style({
  position: 'relative',
  padding: space[4],
  selectors: { '&:focus-within': onTop },
});
export const cellBottom = style({ paddingBlockEnd: space[8] });
export const row = edges;
/** One row has room for more of each title, and for a place to drop on. */
export const rowOfWeek = style([
  edges,
  { minBlockSize: size.dialog, flex: overruling('0 0 auto') },
]);
globalStyle(`${rowOfWeek} ${chipTitle}`, { WebkitLineClamp: 4 });
export const dayButton = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space[4],
  border: 'none',
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  font: 'inherit',
  ...typeStep('caption'),
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&[aria-current="date"]': {
      paddingInline: space[8],
      borderRadius: radius.round,
      backgroundColor: color.action,
      color: color.onAction,
      fontWeight: font.weight.strong,
    },
  },
  '@media': {
    [media.coarsePointer]: { minInlineSize: size.touch, minBlockSize: size.touch },
    // Grounds are not printed.
    [media.print]: { selectors: { '&[aria-current="date"]': { color: color.text } } },
    [media.forcedColors]: {
      selectors: { '&[aria-current="date"]': { border: `${line.mark} solid ButtonText` } },
    },
  },
});
export const dayHead = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: space[4],
});
export const event = style({ marginInline: line.mark, marginBlockEnd: line.mark });
globalStyle(`${sheet} :has(> ${event}:focus-within)`, onTop);
