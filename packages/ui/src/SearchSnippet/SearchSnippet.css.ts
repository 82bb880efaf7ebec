import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, size, space } = vars;

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
export const address = style({ ...typeStep('ui'), color: color.textMuted });
/** In the color of a link, as search results show it, although it is no link here. */
export const title = style({
  ...typeStep('lead'),
  color: color.textLink,
});
export const description = style({ ...typeStep('ui') });
