import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.layer.toast,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.textLink,
  border: `${vars.line.hairline} solid ${vars.color.borderControl}`,
  fontWeight: vars.font.weight.strong,
  transform: 'translateY(-300%)',
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&:focus': { transform: 'none' } },
});
