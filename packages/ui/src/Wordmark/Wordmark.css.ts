import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.leading.flat,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});
export const sizes = styleVariants({
  small: [base, { ...typeStep('lead') }],
  medium: [base, { ...typeStep('title') }],
  large: [base, { ...typeStep('hero') }],
});
export const mark = style({
  display: 'inline-block',
  inlineSize: 'calc(1em * 0.54)',
  blockSize: 'calc(1em * 0.54)',
  marginInline: 'calc(1em * 0.035)',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  forcedColorAdjust: 'none',
});
