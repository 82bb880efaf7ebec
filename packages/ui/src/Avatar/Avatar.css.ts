import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.textLink,
  fontWeight: vars.font.weight.strong,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  selectors: { '&::before': { content: 'attr(data-initials)' } },
});
export const sizes = styleVariants({
  small: [
    avatar,
    { inlineSize: vars.size.target, blockSize: vars.size.target, ...typeStep('caption') },
  ],
  medium: [
    avatar,
    { inlineSize: vars.size.avatar, blockSize: vars.size.avatar, ...typeStep('caption') },
  ],
  large: [avatar, { inlineSize: vars.space[72], blockSize: vars.space[72], ...typeStep('title') }],
});
/** Of a brand: its mark, on its own color. */
export const square = style({ borderRadius: vars.radius.small, border: 0 });
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
