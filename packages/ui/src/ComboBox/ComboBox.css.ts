import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';
import { item } from '../Menu/Menu.css';
import { floating } from '../Popover/Popover.css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

export const box = style({ position: 'relative', display: 'flex' });
export const input = style([
  fieldBox,
  { paddingInlineEnd: size.control, textOverflow: 'ellipsis' },
]);
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
export const list = style([
  floating,
  {
    inlineSize: `min(var(--trigger-width), calc(100vw - ${space[24]}))`,
    maxBlockSize: `calc(${size.control} * 7)`,
  },
]);
export const options = style({ padding: space[4], outline: 'none' });
/** A line as in a menu; the chosen one is strong. */
export const option = style([
  item(),
  {
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&[data-selected]': { fontWeight: font.weight.strong } },
  },
]);
export const description = style({
  ...typeStep('caption'),
  fontWeight: font.weight.regular,
  color: color.textMuted,
});
/** Text instead of options, or beside them. */
export const note = style({
  padding: `${space[8]} ${space[12]}`,
  ...typeStep('caption'),
  color: color.textMuted,
});
export const more = style([
  note,
  { borderBlockStart: `${line.hairline} solid ${color.border}`, paddingInline: space[16] },
]);
