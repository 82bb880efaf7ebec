import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  backgroundColor: vars.color.bg,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  '@media': { [media.short]: { position: 'static' }, [media.print]: { display: 'none' } },
});
export const status = style({
  marginInlineStart: 'auto',
  ...typeStep('caption'),
  color: vars.color.textMuted,
});
