import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, font, line, radius, size, space } = vars;

export const snippet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: size.form,
  padding: space[16],
  backgroundColor: color.surfaceRaised,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.large,
  overflowWrap: 'anywhere',
});
export const address = style({ fontSize: font.size.small, color: color.textMuted });
/** Of a link's colour, for that is what it will be; nothing here can be followed. */
export const title = style({
  fontSize: font.size.lead,
  lineHeight: font.leading.snug,
  color: color.textLink,
});
export const description = style({ fontSize: font.size.small });
