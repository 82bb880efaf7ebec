import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const strip = style({
  display: 'grid',
  // Two by two down to the narrowest phones.
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${size.filter} * 3 / 4), 1fr))`,
  border: hairline,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflow: 'clip',
});
// Each draws its start and its top edge, which the first of a row and the top row have outside of the card.
export const cell = style({
  marginBlockStart: `calc(${line.hairline} * -1)`,
  marginInlineStart: `calc(${line.hairline} * -1)`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});
export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '100%',
  padding: `${space[12]} ${space[16]}`,
  color: color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    // Inside, because the card clips its overflow.
    '&:focus-visible': { outlineOffset: `calc(${line.focus} * -1)` },
  },
});
export const label = style({ ...typeStep('ui'), color: color.textMuted });
export const value = style({
  ...typeStep('display'),
  fontWeight: font.weight.strong,
  letterSpacing: font.tracking.tight,
});
