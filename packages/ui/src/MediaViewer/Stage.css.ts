import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, shadow, size, space } = vars;

/** The ground of a picture, behind which something may be seen through. */
export const picture = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 0,
  padding: space[24],
  overflow: 'auto',
  '@media': { [media.narrow]: { padding: space[8] } },
});
export const seeThrough = style({
  backgroundColor: color.surface,
  backgroundImage: `conic-gradient(${color.checker} 25%, transparent 0 50%, ${color.checker} 0 75%, transparent 0)`,
  backgroundSize: `${space[24]} ${space[24]}`,
});
export const image = style({
  minInlineSize: 0,
  minBlockSize: 0,
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
});
/** A player of sounds has a size of its own, which is narrow. */
export const player = style({ maxInlineSize: '100%', maxBlockSize: '100%' });
/** Small pictures and drawings without a size of their own fill the stage as well. */
export const drawing = style({ inlineSize: '100%', blockSize: '100%' });
/** Keyboard focus scrolls it. */
const scroller = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[24],
  '@media': { [media.narrow]: { padding: space[8] } },
  selectors: {
    '&:focus-visible': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(${line.focus} * -1)`,
    },
  },
});
export const sheet = style([scroller, { display: 'flex', flexDirection: 'column' }]);
export const text = style({
  inlineSize: '100%',
  maxInlineSize: size.story,
  margin: '0 auto',
  padding: space[24],
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  ...typeStep('body'),
  fontFamily: font.family.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const pages = style([
  scroller,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[16] },
]);
/** Width and height of a page in points, given by the document. */
export const pageWidth = createVar();
export const pageRatio = createVar();
export const page = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: `min(100%, ${pageWidth})`,
  aspectRatio: pageRatio,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.overlay,
  forcedColorAdjust: 'none',
});
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
