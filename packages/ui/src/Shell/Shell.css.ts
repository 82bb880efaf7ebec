import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { shellStart, shellTools } from './shell-room.css';

const { color, layer, line, motion, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const shell = recipe({
  base: {
    display: 'grid',
    minBlockSize: '100dvh',
    vars: { [shellStart]: `calc(${space[16]} + ${size.control} + ${space[12]})` },
    // On paper there is but the screen's own content.
    '@media': { [media.print]: { display: 'block' } },
  },
  variants: {
    isNavCollapsed: {
      true: { gridTemplateColumns: `${size.navCollapsed} minmax(0, 1fr)` },
      false: { gridTemplateColumns: `${size.nav} minmax(0, 1fr)` },
    },
    isCompact: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        vars: { [shellStart]: `calc(${space[8]} + ${size.control} + ${space[8]})` },
      },
    },
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
        // Visible at once, because a hidden element cannot take focus.
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
/** In the first row of the page's own bar: between its ends the bar takes the clicks. */
export const header = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    zIndex: `calc(${layer.sticky} + 1)`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: size.bar,
    paddingInline: space[16],
    pointerEvents: 'none',
    '@media': {
      [media.compact]: { paddingInline: space[8] },
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
globalStyle(`${header.classNames.base} > *`, { pointerEvents: 'auto' });
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[8] });
// The page's bar keeps clear of the tools, however many there are.
for (const count of [1, 2, 3]) {
  globalStyle(`${shell.classNames.base}:has(${tools} > :nth-child(${count}))`, {
    vars: {
      [shellTools]: `calc(${space[16]} + (${size.control} + ${space[8]}) * ${count} + ${space[4]})`,
    },
  });
}
export const main = style({ gridColumn: '-2 / -1', minInlineSize: 0, outline: 'none' });
/** Below the row of the toggle and the tools, so that neither is covered. */
export const notice = style({
  padding: `${size.bar} ${space[24]} ${space[16]}`,
  '@media': { [media.compact]: { paddingInline: space[16] }, [media.print]: { display: 'none' } },
});
