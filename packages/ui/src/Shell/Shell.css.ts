import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, font, layer, line, motion, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const shell = recipe({
  base: {
    display: 'grid',
    minBlockSize: '100dvh',
    gridTemplateRows: `${size.header} minmax(0, 1fr)`,
    // On paper there is but the screen's own content.
    '@media': { [media.print]: { display: 'block' } },
  },
  variants: {
    isNavCollapsed: {
      true: { gridTemplateColumns: `${size.navCollapsed} minmax(0, 1fr)` },
      false: { gridTemplateColumns: `${size.nav} minmax(0, 1fr)` },
    },
    isCompact: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});
// Navigation and header are fixed, not sticky: the page would scroll when focus comes to a sticky control.
export const nav = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    blockSize: '100dvh',
    zIndex: layer.nav,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: color.nav,
    borderInlineEnd: hairline,
    outline: 'none',
    // Where its foot and head would leave no room for the links, all of it scrolls.
    '@media': {
      [media.short]: { overflowY: 'auto', overscrollBehavior: 'contain' },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    isNavCollapsed: {
      true: { inlineSize: size.navCollapsed },
      false: { inlineSize: size.nav },
    },
    isCompact: {
      true: {
        zIndex: layer.overlay,
        inlineSize: `min(${size.nav}, 85vw)`,
        visibility: 'hidden',
        transform: 'translateX(-100%)',
        selectors: { '[dir="rtl"] &': { transform: 'translateX(100%)' } },
        transition: `transform ${motion.place} ${motion.ease}, visibility ${motion.place}`,
      },
    },
    isOpen: {
      true: {
        visibility: 'visible',
        transform: 'none',
        selectors: { '[dir="rtl"] &': { transform: 'none' } },
        boxShadow: vars.shadow.overlay,
        // Seen at once: what is still hidden cannot take focus.
        transition: `transform ${motion.place} ${motion.ease}`,
      },
    },
  },
});
export const scrim = style({
  position: 'fixed',
  inset: 0,
  // Over the header, under the navigation.
  zIndex: layer.nav,
  backgroundColor: color.scrim,
});
export const header = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.header,
    paddingInlineStart: space[8],
    paddingInlineEnd: space[24],
    backgroundColor: color.bg,
    borderBlockEnd: hairline,
    '@media': {
      [media.compact]: { paddingInline: space[4] },
      // Goes with the page: at 400 % it would take a quarter of the window.
      [media.short]: { position: 'absolute' },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    isNavCollapsed: {
      true: { insetInlineStart: size.navCollapsed },
      false: { insetInlineStart: size.nav },
    },
    isCompact: { true: { insetInlineStart: 0 } },
  },
});
export const title = style({
  fontWeight: font.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
export const search = style({
  flex: '1 1 auto',
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});
export const main = style({ gridColumn: '-2 / -1', gridRow: 2, minInlineSize: 0 });
export const notice = style({
  padding: `${space[16]} ${space[32]} 0`,
  '@media': {
    [media.compact]: { paddingInline: space[16] },
    [media.print]: { display: 'none' },
  },
});
export const noticeLast = style([notice, { paddingBlock: `0 ${space[32]}` }]);
