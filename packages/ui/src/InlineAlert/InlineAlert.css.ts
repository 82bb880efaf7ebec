import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `${vars.line.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
});
export const tones = styleVariants(vars.color.notice, (notice) => [
  alert,
  { backgroundColor: notice.bg, color: notice.text, borderColor: notice.border },
]);
export const marks = styleVariants(vars.color.notice, (notice) => ({
  flex: 'none',
  color: notice.mark,
  marginBlockStart: vars.line.mark,
}));
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const title = style({ fontWeight: vars.font.weight.strong });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
});
