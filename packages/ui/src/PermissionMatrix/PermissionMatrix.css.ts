import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, density, font, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

/** Slides sideways under its first column where the window is too narrow; a shade at its end says that there is more. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(100%, auto)',
  // Visually hidden content inside must not overflow.
  position: 'relative',
  overflowX: 'auto',
  backgroundColor: color.surface,
  border: hairline,
  borderRadius: radius.medium,
  selectors: {
    '&[data-more]::after': {
      content: '',
      gridArea: '1 / 1',
      justifySelf: 'end',
      position: 'sticky',
      insetInlineEnd: 0,
      inlineSize: line.hairline,
      boxShadow: `0 0 ${space[16]} ${color.borderControl}`,
      pointerEvents: 'none',
    },
  },
});
export const table = style({ gridArea: '1 / 1', inlineSize: '100%' });
export const caption = style({ padding: space[16], textAlign: 'start' });
export const captionWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  '@media': { [media.narrow]: { flexDirection: 'column' } },
});
export const title = style({ fontWeight: font.weight.strong });
export const count = style({
  ...typeStep('caption'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const cellBase = style({
  paddingInline: space[8],
  textAlign: 'center',
  verticalAlign: 'middle',
  '@media': { [media.narrow]: { paddingInline: space[4] } },
});
export const flag = style([
  cellBase,
  {
    blockSize: size.control,
    ...typeStep('caption'),
    color: color.textMuted,
    borderBlockEnd: hairline,
  },
]);
const stays = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
  paddingInline: space[16],
  backgroundColor: color.surface,
  '@media': { [media.narrow]: { paddingInline: `${space[16]} ${space[8]}` } },
});
export const corner = style([flag, stays]);
export const area = style([
  cellBase,
  stays,
  {
    fontWeight: font.weight.regular,
    whiteSpace: 'nowrap',
    // Row names keep whole words: in narrow tables the flags scroll below them.
    overflowWrap: 'break-word',
    '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  },
]);
export const cell = style([cellBase, { blockSize: density.row, minInlineSize: size.control }]);
export const row = style({ selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } } });
/** The row and the column that set all others. */
export const all = style([row, { backgroundColor: color.surfaceSunken }]);
globalStyle(`${all} > ${area}`, {
  backgroundColor: color.surfaceSunken,
  fontWeight: font.weight.strong,
});
export const box = style({ display: 'flex', justifyContent: 'center' });
globalStyle(`${box} label`, {
  alignItems: 'center',
  '@media': { [media.coarsePointer]: { minInlineSize: size.touch, justifyContent: 'center' } },
});
export const nothing = style({ color: color.textMuted });
export const answer = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const no = style([answer, { color: color.textMuted }]);
