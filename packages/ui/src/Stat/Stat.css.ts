import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, space } = vars;

export const stat = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  blockSize: '100%',
  padding: `${space[12]} ${space[16]}`,
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${motion.state} ${motion.ease}, background-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.borderControl, backgroundColor: color.surfaceHover },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  ...typeStep('ui'),
  color: color.textMuted,
});
export const value = style({
  ...typeStep('display'),
  fontWeight: font.weight.strong,
  letterSpacing: font.tracking.tight,
});
export const note = style({ ...typeStep('caption'), color: color.textMuted });
export const changes = styleVariants({
  good: { color: color.textSuccess },
  bad: { color: color.textDanger },
  neutral: { color: color.textMuted },
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
});
