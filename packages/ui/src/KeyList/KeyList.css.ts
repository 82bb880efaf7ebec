import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  columnGap: space[16],
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
