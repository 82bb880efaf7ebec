import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, font, line, motion, radius, size, space } = vars;

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  // There the shell scrolls all of it.
  '@media': { [media.short]: { flexShrink: 0 } },
});
export const top = style({
  padding: space[12],
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${size.header} - ${space[24]})`,
  paddingInline: space[8],
});
export const scroller = style({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[12],
  paddingBlockStart: space[4],
  '@media': {
    // Collapsed, its links stay as wide as a finger.
    [media.coarsePointer]: { paddingInline: space[8] },
    [media.short]: { overflowY: 'visible' },
  },
});
export const bottom = style({
  padding: space[12],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: line.mark });

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: size.controlSmall,
    paddingBlock: space[4],
    paddingInline: space[8],
    border: 0,
    borderRadius: radius.medium,
    background: 'none',
    color: color.textMuted,
    lineHeight: font.leading.snug,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    position: 'relative',
    transition: `background-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
    selectors: {
      '&:focus-visible': { zIndex: 1 },
      '&[data-hovered]': { backgroundColor: color.navHover, color: color.text },
      '&[aria-current="page"]': {
        backgroundColor: color.surface,
        color: color.text,
        fontWeight: font.weight.strong,
      },
      // Seen without colour: a bar at the start of the place where one is.
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
      [media.coarsePointer]: { minBlockSize: size.control },
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]::before': { backgroundColor: 'Highlight' } },
      },
    },
  },
  variants: {
    isNested: { true: { paddingInlineStart: `calc(${space[8]} + ${size.icon} + ${space[12]})` } },
    isCollapsed: {
      true: { justifyContent: 'center', paddingInline: 0, minBlockSize: size.control },
    },
  },
});
export const label = style({ flex: '1 1 auto', minInlineSize: 0 });
export const chevron = style({
  display: 'flex',
  transition: `transform ${motion.place} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
export const group = style({ paddingBlock: line.mark });
export const rule = style({
  blockSize: line.hairline,
  marginBlock: space[8],
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
  fontSize: font.size.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
});
globalStyle(`${scroller}:focus-visible`, { outlineOffset: `calc(${line.focus} * -1)` });
