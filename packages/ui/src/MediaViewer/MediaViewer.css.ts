import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, layer, line, motion, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  backgroundColor: color.surface,
  transition: `opacity ${motion.state} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const modal = style({ blockSize: '100%' });
export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  color: color.text,
  outline: 'none',
  // At 400 % zoom all of it scrolls.
  '@media': { [media.short]: { overflow: 'auto' } },
});
export const bar = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.bar,
  paddingInline: `${space[24]} ${space[8]}`,
  borderBlockEnd: hairline,
  '@media': { [media.narrow]: { paddingInlineStart: space[16], gap: space[4] } },
});
export const words = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'baseline',
  gap: space[12],
  minInlineSize: 0,
});
export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const position = style({
  flexShrink: 0,
  ...typeStep('caption'),
  color: color.textMuted,
  '@media': { [media.narrow]: { display: 'none' } },
});
export const body = style({
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: 0,
  '@media': {
    [media.compact]: { flexDirection: 'column', overflow: 'auto' },
    [media.short]: { flexShrink: 0, overflow: 'visible' },
  },
});
export const stage = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: color.surfaceSunken,
  '@media': { [media.compact]: { flex: '0 0 auto', blockSize: '60dvh' } },
});
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  flexShrink: 0,
  inlineSize: size.aside,
  overflow: 'hidden auto',
  padding: space[24],
  borderInlineStart: hairline,
  '@media': {
    [media.compact]: {
      inlineSize: '100%',
      overflow: 'visible',
      padding: space[16],
      borderInlineStart: 0,
      borderBlockStart: hairline,
    },
  },
});
