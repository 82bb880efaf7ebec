import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: size.target,
  paddingInline: space[8],
  borderRadius: radius.small,
  border: `${line.hairline} solid transparent`,
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
  whiteSpace: 'nowrap',
});
const chip = (ground: string, text: string) => ({ backgroundColor: ground, color: text });
// In high contrast and forced colors the ground is the page's: the edge keeps the chip a chip.
const edge = { borderColor: color.borderChip };

export const tones = styleVariants({
  neutral: [badge, edge, chip(color.role.viewer.bg, color.role.viewer.text)],
  info: [badge, edge, chip(color.status.scheduled.bg, color.status.scheduled.text)],
  success: [badge, edge, chip(color.status.approved.bg, color.status.approved.text)],
  warning: [badge, edge, chip(color.status.pending.bg, color.status.pending.text)],
  danger: [badge, edge, chip(color.status.rejected.bg, color.status.rejected.text)],
});
export const roles = styleVariants(color.role, (role) => [badge, edge, chip(role.bg, role.text)]);
export const statuses = styleVariants(color.status, (status) => [
  badge,
  edge,
  chip(status.bg, status.text),
]);
export const statusMarks = styleVariants(color.status, (status) => ({
  color: status.mark,
  flexShrink: 0,
  inlineSize: size.iconTiny,
  blockSize: size.iconTiny,
}));
/** In rows: no ground, for forty of them would be the loudest column. */
export const plain = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  whiteSpace: 'nowrap',
});
