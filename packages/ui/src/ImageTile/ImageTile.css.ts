import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, motion, radius, size, space } = vars;

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
});
const picture = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  // A picture that is taller than the frame does not stretch it.
  minBlockSize: 0,
  padding: 0,
  overflow: 'clip',
  color: color.textMuted,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  transition: `border-color ${motion.state} ${motion.ease}`,
});
globalStyle(`${picture} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
export const grounds = styleVariants({
  paper: [picture, { backgroundColor: color.surfaceSunken }],
  checker: [
    picture,
    {
      backgroundColor: color.surface,
      backgroundImage: `conic-gradient(${color.checker} 25%, transparent 0 50%, ${color.checker} 0 75%, transparent 0)`,
      backgroundSize: `${space[24]} ${space[24]}`,
    },
  ],
});
export const shapes = styleVariants({
  square: { aspectRatio: '1' },
  photo: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
});
/** A picture that can be chosen. */
export const choice = style({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.borderControl },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
    // Over the picture, so that nothing moves.
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${line.focus} solid ${color.action}`,
      borderRadius: radius.medium,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]::after': { borderColor: 'Highlight' } },
    },
  },
});
/** Not by color alone: the tick says that it is chosen, its empty place that it can be. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  color: 'transparent',
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.round,
  selectors: {
    [`${choice}[aria-pressed="true"] &`]: {
      color: color.onAction,
      backgroundColor: color.action,
      borderColor: color.action,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'Canvas',
      backgroundColor: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        [`${choice}[aria-pressed="true"] &`]: {
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  padding: space[16],
  ...typeStep('caption'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const alt = style({ color: color.text });
export const waiting = style({ position: 'absolute' });
export const unseen = style({ opacity: 0 });
export const caption = style({ ...typeStep('caption'), color: color.textMuted });
