import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const heading = style({ fontWeight: vars.font.weight.strong, textWrap: 'balance' });
const large = { letterSpacing: vars.font.tracking.tight };

export const sizes = styleVariants({
  hero: [
    heading,
    large,
    typeStep('hero'),
    { fontSize: `clamp(${vars.font.size.display}, 5vw, ${vars.font.size.hero})` },
  ],
  display: [heading, large, typeStep('display')],
  title: [heading, typeStep('title')],
  lead: [heading, typeStep('lead')],
  body: [heading, typeStep('body')],
  ui: [heading, typeStep('ui')],
});
