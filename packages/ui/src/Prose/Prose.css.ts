import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, line, radius, space } = vars;

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: vars.size.measure,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${prose} :is(h1, h2, h3, h4, h5, h6)`, { marginBlockStart: space[8] });
globalStyle(`${prose} :is(ul, ol)`, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingInlineStart: space[24],
});
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li::marker`, { color: color.textMuted });
globalStyle(`${prose} li > :is(ul, ol)`, { marginBlockStart: space[4] });
globalStyle(`${prose} blockquote`, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `${line.focus} solid ${color.accent}`,
  color: color.textMuted,
});
globalStyle(`${prose} code`, {
  paddingInline: space[4],
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
  fontFamily: font.family.mono,
});
globalStyle(`${prose} pre`, {
  padding: space[12],
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${prose} pre code`, { padding: 0 });
globalStyle(`${prose} hr`, {
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `${line.hairline} solid ${color.border}`,
});
