import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../type-step';

const { color, density, font, line, motion, radius, size, space } = vars;

/** The number of lines of the whole menu. */
export const lineCountName = '--side-nav-lines';
const lineCount = `var(${lineCountName})`;
const rowHeight = createVar();
/** Above and below the menu: brand, search and person with the space around them. */
const around = `(${space[32]} * 6 - ${space[4]})`;

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  vars: {
    // As high as the whole menu allows in this window, between the smallest touch size and the
    // usual height.
    [rowHeight]: `clamp(${size.navRowLeast}, (100dvh - ${around}) / ${lineCount}, ${density.navRow})`,
  },
  // There the shell scrolls all of it.
  '@media': { [media.short]: { flexShrink: 0 } },
});
export const top = style({
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});
export const scroller = style({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space[8]}`,
  '@media': { [media.short]: { overflowY: 'visible' } },
});
export const bottom = style({ padding: space[8], paddingBlockStart: space[4] });
export const list = style({ display: 'flex', flexDirection: 'column' });
/** A link that belongs to no group, behind one. The line takes no room from the rows. */
export const afterGroup = style({
  boxShadow: `0 calc(-1 * ${line.hairline}) ${color.border}`,
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    blockSize: rowHeight,
    paddingInline: space[8],
    border: 0,
    borderRadius: radius.medium,
    background: 'none',
    ...typeStep('ui'),
    color: color.textMuted,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    position: 'relative',
    transition: `background-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
    selectors: {
      '&:focus-visible': { zIndex: 1, outlineOffset: `calc(${line.mark} * -1)` },
      '&[data-hovered]': { backgroundColor: color.navHover, color: color.text },
      '&[aria-current="page"]': {
        backgroundColor: color.surface,
        color: color.text,
        fontWeight: font.weight.strong,
      },
      // Seen without color: a bar at the start of the place where one is.
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: space[8],
        inlineSize: line.focus,
        borderRadius: radius.round,
        backgroundColor: color.action,
      },
    },
    '@media': {
      [media.short]: { blockSize: density.navRow },
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]::before': { backgroundColor: 'Highlight' } },
      },
    },
  },
  variants: {
    isLabel: {
      true: {
        ...typeStep('caption'),
        blockSize: `min(${size.navLabel}, ${rowHeight})`,
        '@media': { [media.short]: { blockSize: size.navLabel } },
      },
    },
    isCollapsed: { true: { justifyContent: 'center', paddingInline: 0 } },
  },
});
export const label = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Seen when the group is closed, or one is about to close it. */
export const chevron = style({
  display: 'flex',
  opacity: 0,
  transition: `transform ${motion.place} ${motion.ease}, opacity ${motion.state} ${motion.ease}`,
  selectors: {
    ':is([aria-expanded="false"], [data-hovered], [data-focus-visible]) > &': { opacity: 1 },
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
  },
  '@media': { [media.coarsePointer]: { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
});
export const rule = style({
  blockSize: line.hairline,
  marginBlock: space[4],
  border: 0,
  backgroundColor: color.border,
});
export const tooltip = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInlineStart: `calc(${size.navCollapsed} - ${space[4]})`,
  transform: 'translateY(-50%)',
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: radius.small,
  backgroundColor: color.inverse,
  color: color.onInverse,
  ...typeStep('caption'),
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
});
globalStyle(`${scroller}:focus-visible`, { outlineOffset: `calc(${line.focus} * -1)` });
