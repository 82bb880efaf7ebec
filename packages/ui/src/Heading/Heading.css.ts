import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const heading = style({ fontWeight: vars.font.weight.strong, textWrap: 'balance' });

export const sizes = styleVariants({
  display: [
    heading,
    {
      fontSize: `clamp(${vars.font.size.heading}, 5vw, ${vars.font.size.display})`,
      lineHeight: vars.font.leading.tight,
      letterSpacing: vars.font.tracking.tight,
    },
  ],
  heading: [
    heading,
    {
      fontSize: vars.font.size.heading,
      lineHeight: vars.font.leading.tight,
      letterSpacing: vars.font.tracking.tight,
    },
  ],
  title: [heading, { fontSize: vars.font.size.title, lineHeight: vars.font.leading.snug }],
  lead: [heading, { fontSize: vars.font.size.lead, lineHeight: vars.font.leading.snug }],
  body: [heading, { fontSize: vars.font.size.body, lineHeight: vars.font.leading.snug }],
  small: [heading, { fontSize: vars.font.size.small, lineHeight: vars.font.leading.snug }],
});
