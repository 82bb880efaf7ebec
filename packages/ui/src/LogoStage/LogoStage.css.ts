import { vars } from '@brandroom/tokens/theme.css';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

/** The ground and the lines on it, given by the data. */
export const ground = createVar();
export const ink = createVar();
/** The width of everything on the stage, in heights of the logo. */
export const extent = createVar();
/** The height of the logo; by default as large as the stage allows. */
export const height = createVar();
/** The height of the partner's mark, as a share of that of the logo. */
export const share = createVar();

const stageHeight = `${space[72]} * 2`;
const fitting = `min(${space[72]}, (100cqi - ${space[32]}) / ${extent})`;

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
});
export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: `calc(${stageHeight})`,
  padding: space[16],
  overflow: 'hidden',
  containerType: 'inline-size',
  color: ink,
  backgroundColor: ground,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  // The background is part of the picture.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
const row = style({
  vars: { [height]: fitting },
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  justifyContent: 'center',
});
export const rows = styleVariants({
  center: [row, { alignItems: 'center' }],
  top: [row, { alignItems: 'flex-start' }],
});
globalStyle(`${row} > img`, { display: 'block', flexShrink: 0, blockSize: height });
/** The clear space around a mark: as wide as the logo is high. */
export const spaced = style({
  // With its space it is no higher than a stage.
  vars: { [height]: `min((${stageHeight} - ${space[32]}) / 3, ${fitting})` },
  padding: height,
  outline: `${line.mark} dashed ${ink}`,
  outlineOffset: `calc(${line.mark} * -1)`,
});
export const gap = style({ flexShrink: 0, inlineSize: height, alignSelf: 'stretch' });
export const gapGuide = style([
  gap,
  {
    // Drawn inside the free space, so that the lines touch no letter of the logo.
    inlineSize: `calc(${height} - ${space[4]} * 2)`,
    marginInline: space[4],
    borderInline: `${line.hairline} dashed ${ink}`,
  },
]);
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  blockSize: `calc(${height} * ${share})`,
  inlineSize: `calc(${height} * ${share} * 3)`,
  overflow: 'hidden',
  border: `${line.mark} solid ${ink}`,
  borderRadius: radius.small,
  // Covers the line behind it.
  backgroundColor: ground,
  fontSize: `calc(${height} * ${share} * 0.4)`,
  fontWeight: font.weight.strong,
  whiteSpace: 'nowrap',
});
/** The common center line, behind the logos. */
export const centered = style({
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: `calc(${height} * -1)`,
    insetBlockStart: '50%',
    borderBlockStart: `${line.mark} dashed ${ink}`,
  },
});
export const caption = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  ...typeStep('ui'),
  color: color.textMuted,
});
export const verdicts = styleVariants({
  do: { color: color.textSuccess },
  dont: { color: color.textDanger },
});
globalStyle(`${caption} > svg`, {
  flexShrink: 0,
  marginBlockStart: line.mark,
  inlineSize: size.iconSmall,
});
