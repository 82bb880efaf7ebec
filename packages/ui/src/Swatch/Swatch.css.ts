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
  ...typeStep('title'),
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
export const plates = styleVariants({
  small: [plate, { minBlockSize: space[72] }],
  medium: [plate, { minBlockSize: `calc(${size.filter} * 0.75)` }],
});
export const body = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: density.cardSmall,
});
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space[8],
  minInlineSize: 0,
});
export const name = style({ fontWeight: font.weight.strong, overflowWrap: 'anywhere' });
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[12],
  fontVariantNumeric: 'tabular-nums',
});
export const value = style({ display: 'contents' });
export const label = style({ color: color.textMuted });
export const copies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: density.cardSmall,
  paddingBlockStart: 0,
});
