import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, density, font, line, radius, size, space } = vars;

/** The brand's color and its text, given by the data. */
export const ground = createVar();
export const text = createVar();

export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  // In a long palette only the colors near the window are computed and painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${size.card}`,
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
});
const plate = style({
  display: 'flex',
  alignItems: 'flex-end',
  padding: density.cardSmall,
  color: text,
  backgroundColor: ground,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
  // The color is the content of the card.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // Large text: a color of the brand may leave no more than 3:1.
  ...typeStep('display'),
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
export const plates = styleVariants({
  /** As high as its text, so that many fit into a window. */
  small: [plate, { paddingBlock: space[8] }],
  medium: [plate, { minBlockSize: `calc(${size.filter} * 0.75)` }],
});
export const copiedByPress = style({ cursor: 'pointer' });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[4],
  paddingBlockEnd: 0,
  paddingInlineStart: density.cardSmall,
});
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  // Its first line is at the middle of the menu's button.
  paddingBlock: space[4],
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
export const facts = style({ paddingInline: density.cardSmall, paddingBlockEnd: space[4] });
const columns = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[12],
  fontVariantNumeric: 'tabular-nums',
  ...typeStep('caption'),
});
export const values = style([
  columns,
  { padding: density.cardSmall, paddingBlockStart: 0, overflowWrap: 'anywhere' },
]);
export const value = style({ display: 'contents' });
export const label = style({ color: color.textMuted });
/** The room inside and beside a value, so that values begin under the name. */
const beside = `calc(${density.cardSmall} / 2)`;
/** Short values share a line. */
export const copies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingInline: beside,
  paddingBlockEnd: space[8],
  fontVariantNumeric: 'tabular-nums',
  ...typeStep('caption'),
});
export const copy = style({
  minBlockSize: size.target,
  paddingInline: beside,
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: color.surfaceSunken,
  border: 'none',
  borderRadius: radius.small,
  cursor: 'copy',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.actionSoft },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: size.touch, minInlineSize: size.touch },
  },
});
