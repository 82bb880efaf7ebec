import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[72],
  paddingInline: vars.space[24],
});
export const frames = styleVariants({
  dashed: [
    state,
    {
      border: `${vars.line.hairline} dashed ${vars.color.borderControl}`,
      borderRadius: vars.radius.large,
    },
  ],
  none: [state],
});
export const picture = style({ color: vars.color.textMuted, marginBlockEnd: vars.space[8] });
export const words = style({ color: vars.color.textMuted, maxInlineSize: vars.size.measure });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
});
