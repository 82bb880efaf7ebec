import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, motion, radius, size, space } = vars;
const hairline = `${vars.line.hairline} solid ${color.border}`;
const narrow = (rule: object) => ({ '@media': { [media.narrow]: rule } });

export const frame = style({
  backgroundColor: color.surface,
  border: hairline,
  borderRadius: radius.medium,
  overflow: 'hidden',
});
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typeStep('ui'),
  ...narrow({ display: 'block' }),
});
export const body = style(narrow({ display: 'block' }));
export const row = style({
  borderBlockStart: hairline,
  ...narrow({
    display: 'grid',
    gridTemplateColumns: 'auto auto 1fr',
    columnGap: space[8],
    padding: space[12],
  }),
});
const cell = style({
  paddingInline: space[12],
  paddingBlock: space[8],
  textAlign: 'start',
  fontWeight: font.weight.regular,
  ...narrow({ padding: 0 }),
});
export const nameCell = style([
  cell,
  { paddingInlineStart: space[16], ...narrow({ gridColumn: '1 / -1' }) },
]);
export const detail = style({
  display: 'block',
  ...typeStep('caption'),
  color: color.textMuted,
});
export const dayCell = style([
  cell,
  {
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '& + &::before': narrow({ content: ['"– "', '"– " / ""'] }) },
  },
]);
export const track = style({
  position: 'relative',
  blockSize: size.touch,
  padding: 0,
  overflow: 'hidden',
  ...narrow({ gridColumn: '1 / -1', display: 'block' }),
});
const mark = style({ position: 'absolute', insetBlock: 0, pointerEvents: 'none' });
export const line = style([mark, { borderInlineStart: hairline }]);
export const today = style([
  mark,
  { borderInlineStart: `${vars.line.mark} solid ${color.accent}` },
]);

const bar = style({
  position: 'absolute',
  insetBlock: space[12],
  minInlineSize: space[12],
  padding: 0,
  borderRadius: radius.small,
  borderStyle: 'solid',
  borderWidth: vars.line.hairline,
  // Browsers leave out backgrounds on paper.
  printColorAdjust: 'exact',
  // Across, a finger moves the bar; up and down the page still scrolls.
  touchAction: 'pan-y',
  selectors: {
    'button&': { cursor: 'grab' },
    // The target is as high as the row.
    'button&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((${space[12]} + ${vars.line.hairline}) * -1)`,
    },
    '&[data-moving]': { cursor: 'grabbing', boxShadow: vars.shadow.overlay, zIndex: 1 },
    '&:not([data-moving])': {
      transition: `inset-inline-start ${motion.place} ${motion.ease}, inline-size ${motion.place} ${motion.ease}`,
    },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    // As wide as a finger, however few days it has.
    [media.coarsePointer]: {
      selectors: { 'button&::before': { insetInline: `min(0px, (100% - ${size.touch}) / 2)` } },
    },
  },
});
const ground = (backgroundColor: string, borderColor: string) => ({ backgroundColor, borderColor });

export const tones = styleVariants({
  neutral: [bar, ground(color.status.draft.bg, color.status.draft.mark), { borderStyle: 'dashed' }],
  info: [bar, ground(color.status.scheduled.bg, color.status.scheduled.mark)],
  success: [bar, ground(color.status.approved.bg, color.status.approved.mark)],
  muted: [bar, ground(color.surfaceSunken, color.borderControl)],
});
/** It continues beyond the axis. */
export const open = style({
  borderInlineEndStyle: 'none',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
const edge = style({
  position: 'absolute',
  insetBlock: `calc(${space[12]} * -1)`,
  inlineSize: space[8],
  cursor: 'ew-resize',
});
export const startEdge = style([edge, { insetInlineStart: 0 }]);
export const endEdge = style([edge, { insetInlineEnd: 0 }]);
