import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';
import { dayButton } from './CalendarDay.css';

const { color, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;
const columns = 'repeat(7, minmax(0, 1fr))';

const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  backgroundColor: color.surface,
  '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
});
/** Weeks of a month are equally high; the week's one row is as high as the window, and longer ones scroll. */
export const tables = styleVariants({
  month: [table, { gridTemplateRows: size.day, gridAutoRows: 'minmax(0, 1fr)' }],
  week: [table, { gridTemplateRows: `${size.day} minmax(min-content, 1fr)`, overflow: 'auto' }],
});
/** On phones: cells as large as a finger. */
export const small = style([table, { gridAutoRows: 'auto' }]);
export const heads = style({
  display: 'grid',
  gridTemplateColumns: columns,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: color.surface,
});
// Scrolled cells with focus go below it, too; a month lets their ring overlap.
globalStyle(`${tables.week} > ${heads}`, { zIndex: 2 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: size.day,
  paddingInline: space[8],
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  color: color.textMuted,
  ...typeStep('caption'),
  selectors: {
    '&:last-child': { borderInlineEnd: 'none' },
    [`${small} > * > &`]: {
      justifyContent: 'center',
      minBlockSize: 0,
      paddingBlock: line.mark,
      paddingInline: 0,
      borderInlineEnd: 'none',
    },
  },
});
export const week = style({
  display: 'grid',
  gridTemplateColumns: columns,
  minBlockSize: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  // Entries larger than measured, as during a change of size, do not cover the next week.
  overflow: 'clip',
  overflowClipMargin: space[4],
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  paddingInline: line.mark,
  selectors: {
    '&:last-child': { borderInlineEnd: 'none' },
    [`${week}:last-child > &`]: { borderBlockEnd: 'none' },
    '&:focus-within': { zIndex: 1 },
    '&[aria-selected="true"]': { backgroundColor: color.surfaceSelected },
    '&[data-over]': {
      backgroundColor: color.surfaceSelected,
      boxShadow: `inset 0 0 0 ${line.mark} ${color.action}`,
    },
    '&[data-over="refused"]': {
      backgroundColor: color.surfaceSunken,
      backgroundImage: `repeating-linear-gradient(45deg, ${color.borderControl} 0 ${line.hairline}, transparent ${line.hairline} ${space[8]})`,
      boxShadow: `inset 0 0 0 ${line.mark} ${color.borderControl}`,
    },
  },
  '@media': { [media.print]: { overflow: 'visible', minBlockSize: space[72] } },
});
export const cells = styleVariants({
  own: [cell],
  other: [cell, { backgroundColor: color.surfaceSunken }],
  today: [cell],
});
/** At the end of the day's first line, while the pointer or focus is on the day, whose empty ground it belongs to. */
export const plus = style({
  position: 'absolute',
  insetBlockStart: line.hairline,
  insetInlineEnd: line.mark,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.round,
  color: color.textMuted,
  cursor: 'pointer',
  paddingBlockEnd: line.mark,
  opacity: 0,
  // A letter in place of an icon, because each day has one.
  '::before': { content: '"+" / ""', fontSize: size.icon, lineHeight: 1 },
  selectors: {
    [`${cell}:hover > &, ${cell}:focus-within > &`]: { opacity: 1 },
    [`${cell} > &:hover`]: { backgroundColor: color.surfaceHover, color: color.text },
    [`${cell}[data-over] > &`]: { opacity: 0 },
  },
  '@media': { [media.print]: { display: 'none' } },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: line.mark,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${tables.week} ${list}`, { gap: space[4], paddingBlockEnd: space[8] });
/** Below the number, within its target. */
export const marks = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[4],
  display: 'flex',
  justifyContent: 'center',
  gap: line.mark,
  pointerEvents: 'none',
});
export const smallMark = style({
  inlineSize: `calc(${space[12]} / 2)`,
  blockSize: `calc(${space[12]} / 2)`,
});
globalStyle(`${small} ${dayButton}`, {
  alignSelf: 'stretch',
  minBlockSize: size.touch,
  marginBlock: 0,
  paddingBlockEnd: space[12],
});
