import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

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
  lineHeight: vars.font.leading.flat,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  selectors: { '&::before': { content: 'attr(data-initials)' } },
});
export const sizes = styleVariants({
  small: [
    avatar,
    { inlineSize: vars.size.target, blockSize: vars.size.target, fontSize: vars.font.size.small },
  ],
  medium: [
    avatar,
    { inlineSize: vars.size.avatar, blockSize: vars.size.avatar, fontSize: vars.font.size.small },
  ],
  large: [
    avatar,
    { inlineSize: vars.space[72], blockSize: vars.space[72], fontSize: vars.font.size.title },
  ],
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
