import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  maxInlineSize: vars.size.content,
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[72]}`,
  '@media': {
    [media.compact]: {
      padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[48]}`,
      gap: vars.space[24],
    },
    [media.print]: { maxInlineSize: 'none', padding: 0, gap: vars.space[24] },
  },
});
