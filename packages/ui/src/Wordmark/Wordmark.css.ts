import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

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
  small: [base, { fontSize: vars.font.size.lead }],
  medium: [base, { fontSize: vars.font.size.title }],
  large: [base, { fontSize: vars.font.size.display }],
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
