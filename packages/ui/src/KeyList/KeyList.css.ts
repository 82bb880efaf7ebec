import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

// As wide as the longest combination of keys, up to a half.
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: space[16],
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  paddingBlock: `calc(${space[4]} - ${line.hairline})`,
  ...typeStep('ui'),
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${line.hairline} solid ${color.border}` },
  },
});
export const keys = style({ color: color.textMuted, ...typeStep('caption') });
/** Drawn as a key by its edge; in forced colors too. */
export const key = style({
  display: 'inline-block',
  minInlineSize: size.target,
  paddingInline: space[8],
  textAlign: 'center',
  fontFamily: 'inherit',
  fontWeight: font.weight.strong,
  whiteSpace: 'nowrap',
  color: color.text,
  backgroundColor: color.surfaceSunken,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.small,
});
export const does = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
