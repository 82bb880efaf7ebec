import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

/** At the shoulder of the icon, set off from it by a ring. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size.icon} / 2 - ${line.mark})`,
  insetInlineEnd: `calc(50% - ${size.icon} / 2 - ${line.mark})`,
  inlineSize: space[12],
  blockSize: space[12],
  borderRadius: radius.round,
  border: `${line.mark} solid ${color.bg}`,
  backgroundColor: color.danger,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** At the same shoulder: a number as dark as text. */
export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size.icon})`,
  insetInlineStart: '60%',
  minInlineSize: '1lh',
  paddingInline: space[4],
  borderRadius: radius.round,
  border: `${line.mark} solid ${color.bg}`,
  backgroundColor: color.inverse,
  color: color.onInverse,
  ...typeStep('caption'),
  lineHeight: 1.25,
  fontWeight: font.weight.strong,
  textAlign: 'center',
});
