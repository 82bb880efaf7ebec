import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

export const lists = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  columns: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.filter}), 1fr))`,
    gap: vars.space[24],
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    ...typeStep('caption'),
  },
});
export const pairs = styleVariants({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'baseline',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}` },
    },
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
  },
  columns: { display: 'flex', flexDirection: 'column', gap: vars.space[4] },
  line: { display: 'flex', gap: vars.space[4] },
});
const term = style({ color: vars.color.textMuted, ...typeStep('caption') });
export const terms = styleVariants({
  rows: [term],
  columns: [term],
  // Term and detail have one color in high contrast.
  line: [term, { '::after': { content: '":" / ""' } }],
});
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
