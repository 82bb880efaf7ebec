import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, density, font, line, radius, size, space } = vars;

/** The brand's colour and its text, given by the data. */
export const ground = createVar();
export const text = createVar();

export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
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
  // The colour is what the card is about.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // Large text: a color of the brand may leave no more than 3:1.
  ...typeStep('display'),
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
export const plates = styleVariants({
  small: [plate, { minBlockSize: space[72] }],
  medium: [plate, { minBlockSize: `calc(${size.filter} * 0.75)` }],
});
export const copiedByPress = style({ cursor: 'pointer' });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: density.cardSmall,
  paddingBlockEnd: space[4],
});
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
export const facts = style({ paddingInline: density.cardSmall, paddingBlockEnd: space[8] });
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
export const copies = style([
  columns,
  { gridTemplateColumns: '1fr auto', columnGap: space[8], padding: space[4], paddingBlockStart: 0 },
]);
/** Lucide's copy icon as a mask, because an element for it in each row would slow a large palette. */
const copyIcon = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/></svg>',
)}")`;
export const copy = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[8],
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 'none',
  borderRadius: radius.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': {
      content: '',
      inlineSize: size.iconSmall,
      blockSize: size.iconSmall,
      backgroundColor: 'currentColor',
      mask: `${copyIcon} center / contain no-repeat`,
      forcedColorAdjust: 'none',
    },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.actionSoft },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
});
