import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

export const zone = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    textAlign: 'center',
    padding: `${space[48]} ${space[24]}`,
    border: `${line.hairline} dashed ${color.borderControl}`,
    borderRadius: radius.large,
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    cursor: 'pointer',
    transition: `background-color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}`,
    '@media': { [media.narrow]: { padding: space[24] } },
  },
  variants: {
    isOver: {
      true: {
        backgroundColor: color.surfaceSelected,
        borderColor: color.action,
        borderStyle: 'solid',
        color: color.text,
      },
    },
    isDisabled: { true: { cursor: 'default', borderColor: color.border } },
  },
});
export const hint = style({ ...typeStep('caption') });
export const words = style({ color: color.text, maxInlineSize: size.measure });
export const rejections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[4],
  color: color.textDanger,
  fontWeight: font.weight.strong,
});
