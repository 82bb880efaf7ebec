import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, line, radius, size, space } = vars;

export const box = style({ position: 'relative', display: 'flex' });
export const input = style({ paddingInlineEnd: size.control, textOverflow: 'ellipsis' });
export const open = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  padding: 0,
  color: color.textMuted,
  background: 'none',
  border: 0,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
});

/** As wide as the field where the window has room for that, and some seven lines high. */
export const list = style({
  inlineSize: `min(var(--trigger-width), calc(100vw - ${space[24]}))`,
  maxBlockSize: `calc(${size.control} * 7)`,
});
export const options = style({ padding: space[4], outline: 'none' });
export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `${line.hairline} solid ${color.border}`,
    },
  },
});
export const sectionTitle = style({
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  color: color.textMuted,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: size.control,
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.small,
  lineHeight: font.leading.snug,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: color.surfaceHover },
    '&[data-focus-visible]': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(${line.focus} * -1)`,
    },
    '&[data-selected]': { fontWeight: font.weight.strong },
    '&[data-disabled]': { cursor: 'not-allowed', color: color.textMuted },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const description = style({
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: color.textMuted,
});
export const tick = style({
  display: 'flex',
  flexShrink: 0,
  color: color.textLink,
  visibility: 'hidden',
});
globalStyle(`[data-selected] > ${tick}`, { visibility: 'visible' });
/** What there is instead of options, or besides them. */
export const note = style({
  padding: `${space[8]} ${space[12]}`,
  fontSize: font.size.small,
  color: color.textMuted,
});
export const more = style([
  note,
  { borderBlockStart: `${line.hairline} solid ${color.border}`, paddingInline: space[16] },
]);
