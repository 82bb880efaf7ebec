import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, density, line, motion, radius, size, space } = vars;

export const list = style({ position: 'relative', minInlineSize: 0 });
export const cards = style({ gap: density.gap });
export const oneColumn = style({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
export const card = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.medium,
  // A focused card must not end up at the very edge of the window.
  scrollMarginBlock: space[16],
  selectors: {
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${line.mark} solid ${color.action}`,
      borderRadius: radius.medium,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after': { borderColor: 'Highlight' } },
    },
  },
});
/** The open row has a bar at its start, and `aria-current` for screen readers. */
export const row = style({
  borderRadius: 0,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  selectors: {
    // Inside its own edge: a list that scrolls would cut the ring.
    '&:focus-visible': { outlineOffset: `calc(${line.focus} * -1)` },
    '&[aria-current]': { backgroundColor: color.surfaceSelected },
    // Its checked box marks a selected row.
    '&[aria-selected="true"]::after': { content: 'none' },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: space[4],
      backgroundColor: color.action,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  },
});
export const opens = style({ cursor: 'pointer' });
export const cell = style({ blockSize: '100%' });
export const rowSelect = style({ display: 'flex', flexShrink: 0 });
export const rowCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: `calc(${density.row} + ${space[12]})`,
  paddingBlock: density.cell,
  paddingInline: space[16],
});
globalStyle(`${rowCell} > :not(${rowSelect})`, { flex: '1 1 auto', minInlineSize: 0 });
/** In the corner of the picture, on a ground of its own. */
export const select = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  display: 'flex',
  padding: space[4],
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.small,
  transition: `opacity ${motion.state} ${motion.ease}`,
  '@media': {
    // With a hovering pointer it appears on hover, on focus, or while something is selected.
    '(hover: hover)': {
      opacity: 0,
      selectors: {
        [`${card}:is(:hover, :focus-within, [aria-selected="true"]) &`]: { opacity: 1 },
        [`${list}:has([aria-selected="true"]) &`]: { opacity: 1 },
      },
    },
    [media.forcedColors]: { opacity: 1 },
    // Drawn smaller than the target of a finger.
    [media.coarsePointer]: {
      insetBlockStart: line.mark,
      insetInlineStart: line.mark,
      padding: 0,
      background: 'none',
      borderColor: 'transparent',
      '::before': {
        content: '',
        position: 'absolute',
        inset: `calc((${size.touch} - ${size.target}) / 2 - ${space[4]})`,
        backgroundColor: color.surface,
        border: `${line.hairline} solid ${color.border}`,
        borderRadius: radius.small,
      },
    },
  },
});
globalStyle(`${select} > *`, { position: 'relative' });
export const virtualRow = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
