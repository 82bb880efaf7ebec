import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const breathe = keyframes({
  '0%, 100%': { transform: 'scale(0.55)', opacity: 0.55 },
  '50%': { transform: 'scale(1)', opacity: 1 },
});

export const root = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space[12] },
  variants: {
    isBlock: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        padding: vars.space[48],
        color: vars.color.textMuted,
      },
    },
  },
});

const dot = style({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: vars.radius.round,
  animation: `${breathe} ${vars.motion.turn} ease-in-out infinite`,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const dots = styleVariants({
  small: [
    dot,
    {
      inlineSize: vars.size.iconSmall,
      blockSize: vars.size.iconSmall,
      backgroundColor: 'currentColor',
    },
  ],
  medium: [
    dot,
    { inlineSize: vars.size.icon, blockSize: vars.size.icon, backgroundColor: vars.color.accent },
  ],
  large: [
    dot,
    { inlineSize: vars.space[48], blockSize: vars.space[48], backgroundColor: vars.color.accent },
  ],
});
