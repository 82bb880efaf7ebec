import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, line, motion, radius, space } = vars;

export const stat = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  padding: space[24],
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${motion.state} ${motion.ease}, background-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.borderControl, backgroundColor: color.surfaceHover },
  },
  '@media': { [media.narrow]: { padding: space[16] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: space[32],
  color: color.textMuted,
});
export const value = style({
  fontSize: font.size.display,
  fontWeight: font.weight.strong,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ fontSize: font.size.small, color: color.textMuted });
export const changes = styleVariants({
  good: { color: color.textSuccess },
  bad: { color: color.textDanger },
  neutral: { color: color.textMuted },
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
});
