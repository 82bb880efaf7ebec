import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: size.aside,
  marginInline: 'auto',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: color.surfaceRaised,
  border: hairline,
  borderRadius: radius.large,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
  paddingBlockEnd: space[12],
});
export const who = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const name = style({ ...typeStep('body'), overflowWrap: 'anywhere' });
export const where = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  ...typeStep('caption'),
  color: color.textMuted,
});
export const words = style({
  paddingInline: space[16],
  paddingBlockEnd: space[16],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const picture = style({
  // A taller picture would stretch its frame.
  overflow: 'hidden',
  backgroundColor: color.surfaceSunken,
  borderBlock: hairline,
});
globalStyle(`${picture} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const ratios = styleVariants({
  portrait: [picture, { aspectRatio: '4 / 5' }],
  landscape: [picture, { aspectRatio: '16 / 9' }],
  wide: [picture, { aspectRatio: '1.91 / 1' }],
});
export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingInline: space[16],
  paddingBlock: space[12],
  ...typeStep('caption'),
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
