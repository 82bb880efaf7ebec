import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pageBars, pageGutter } from '../Page/page-room.css';
import { typeStep } from '../type-step';

const { color, font, layer, line, radius, shadow, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

const root = style({
  display: 'grid',
  marginInline: `calc(${fallbackVar(pageGutter, '0px')} * -1)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
});
/** The height of the window below the page's bars; when a month needs more, the page scrolls. */
const filling = {
  blockSize: `calc(100dvh - ${fallbackVar(pageBars, '0px')})`,
  minBlockSize: `calc(${size.dialog} + ${space[8]} * 5)`,
  '@media': {
    // The tray stays behind.
    [media.print]: {
      blockSize: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
    },
  },
};
export const boards = styleVariants({
  usual: [root, filling],
  withTray: [
    root,
    filling,
    { gridTemplateColumns: `minmax(0, 1fr) calc(${size.card} + ${space[16]})` },
  ],
  // As high as its entries.
  enlarged: [
    root,
    {
      gridTemplateRows: 'auto',
      minBlockSize: `calc(100dvh - ${fallbackVar(pageBars, '0px')})`,
    },
  ],
  phone: [root, { gridTemplateRows: 'auto', alignContent: 'start' }],
});
/** The grid in the room that it has. */
export const grid = style({ display: 'grid', minInlineSize: 0, minBlockSize: 0 });
globalStyle(`[data-layout="enlarged"] > ${grid} > *`, { gridAutoRows: 'auto' });

/** Below the grid and the tray, whose height shrinks by that of the legend. */
export const legend = style({
  gridColumn: '1 / -1',
  paddingBlock: line.mark,
  paddingInline: fallbackVar(pageGutter, space[8]),
  borderBlockStart: hairline,
  backgroundColor: color.surface,
});

/** The position of the dragged copy. */
export const ghostX = createVar();
export const ghostY = createVar();
/** The dragged copy of an entry, above everything and without pointer events. */
export const ghost = style({
  translate: `${ghostX} ${ghostY}`,
  position: 'fixed',
  // It follows the pointer, whose place is counted from the left in every direction of writing.
  direction: 'ltr',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: layer.toast,
  pointerEvents: 'none',
});
export const ghostChip = style({
  boxShadow: shadow.overlay,
  rotate: '2deg',
  '@media': { [media.reducedMotion]: { rotate: 'none' } },
});
export const why = style({
  inlineSize: 'max-content',
  maxInlineSize: size.card,
  marginBlockStart: space[4],
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: radius.small,
  backgroundColor: color.inverse,
  color: color.onInverse,
  ...typeStep('caption'),
  // Where the window ends before its text, it turns inwards; at the bottom over the entry.
  translate: `min(0px, 100vw - ${ghostX} - 100% - ${space[8]}) min(0px, 100dvh - ${ghostY} - 100% - ${size.touch} - ${space[8]})`,
});

/** The facts of an entry at a resting pointer or focus. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: `calc(${size.card} + ${space[8]} * 5)`,
  maxInlineSize: `calc(100vw - ${space[16]})`,
  padding: space[12],
  border: hairline,
  borderRadius: radius.medium,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.overlay,
  ...typeStep('caption'),
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const cardTitle = style({
  ...typeStep('ui'),
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
export const cardFact = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const excerpt = style({ color: color.textMuted, overflowWrap: 'anywhere' });
