import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minInlineSize: 0,
});
export const sheet = style({ '@media': { [media.print]: { breakBefore: 'page' } } });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  // Adjacent headings share a baseline, with or without an action.
  minBlockSize: vars.size.controlSmall,
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const description = style({
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});
export const card = style({
  minInlineSize: 0,
  backgroundColor: vars.color.surface,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'clip',
});
export const cardHead = style([
  head,
  {
    alignItems: 'center',
    minBlockSize: vars.size.control,
    paddingBlock: vars.density.cell,
    paddingInline: vars.density.card,
    borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
    // A heading and its link have one row on the narrowest phones, too.
    '@media': { [media.narrow]: { columnGap: vars.space[8] } },
  },
]);
globalStyle(`${cardHead} > a`, {
  '@media': {
    [media.coarsePointer]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
    },
  },
});
