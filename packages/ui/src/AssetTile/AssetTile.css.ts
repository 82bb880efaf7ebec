import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, density, font, line, motion, radius, size, space } = vars;

const noHover = '(hover: none)';
/** Where a tile's actions are in sight without hover and focus. */
export const showsActions = `${noHover}, ${media.forcedColors}`;

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: vars.space[8],
  // In a long gallery only the tiles near the window are computed and painted.
  contentVisibility: 'auto',
  // As high as a tile with a name of two lines in a window of 1280 pixels, so that the rows below hardly move.
  containIntrinsicBlockSize: `auto calc(${size.card} * 21 / 25)`,
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  transition: `border-color ${motion.state} ${motion.ease}`,
  selectors: { '&:has(a):hover': { borderColor: color.borderControl } },
});
const picture = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '5 / 3',
  // At 400 % zoom picture and text fit into the window.
  '@media': { [media.short]: { aspectRatio: '16 / 9' } },
  overflow: 'hidden',
  color: color.textMuted,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
});
globalStyle(`${picture} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

const checker = style([
  picture,
  {
    // A logo keeps off the edges.
    padding: space[16],
    backgroundColor: color.surface,
    backgroundImage: `conic-gradient(${color.checker} 25%, transparent 0 50%, ${color.checker} 0 75%, transparent 0)`,
    backgroundSize: `${space[24]} ${space[24]}`,
  },
]);
export const grounds = styleVariants({
  paper: [picture, { backgroundColor: color.surfaceSunken }],
  checker: [checker],
  darkChecker: [checker],
});
/** A sheet of paper in the place of a picture. */
export const standIn = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  blockSize: '70%',
  // Room for its icon and its word, where the picture keeps off the edges.
  minBlockSize: space[72],
  aspectRatio: '3 / 4',
  backgroundColor: color.surfaceRaised,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.small,
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
});
export const body = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: density.cardSmall,
  paddingInlineEnd: space[12],
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: space[4],
});
export const title = style({
  ...typeStep('ui'),
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
});
/** Two lines, three on phones, so that names with the same beginning differ; the viewer shows the whole name. */
globalStyle(`${title} > *`, {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [media.narrow]: { WebkitLineClamp: 3 } },
});
/** The whole tile is the target of the link in the title, so the link needs no minimum size. */
globalStyle(`${title} a`, { display: 'inline', minBlockSize: 0, minInlineSize: 0 });
globalStyle(`${title} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.medium,
});
globalStyle(`${title} a:focus-visible`, { outline: 'none' });
globalStyle(`${title} a:focus-visible::after`, {
  outline: `${line.focus} solid ${color.focus}`,
  outlineOffset: `calc(${line.focus} * -1)`,
});
/** Above the link of the title. */
export const menu = style({ position: 'relative', zIndex: 1, flexShrink: 0 });
/** Above the hidden rest of a long name. Clicks go through it to the link. */
export const facts = style({
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  ...typeStep('caption'),
  color: color.textMuted,
});
export const below = style({ padding: density.cardSmall, paddingBlockStart: 0 });
/** Over the picture whenever the tile is pointed at or holds focus; on touch always, in a row below it. */
export const mainAction = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  transition: `opacity ${motion.state} ${motion.ease}`,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${tile}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
    [noHover]: {
      position: 'relative',
      insetBlockStart: 'auto',
      insetInlineEnd: 'auto',
      alignSelf: 'flex-end',
      marginBlockStart: 'auto',
      paddingInlineEnd: space[8],
      paddingBlockEnd: space[8],
    },
    [media.forcedColors]: { opacity: 1 },
  },
});
