import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, size, space } = vars;
const narrow = (rule: object) => ({ '@media': { [media.narrow]: rule } });

export const head = style(narrow({ display: 'block' }));
/** On phones it has the months alone, above the tracks of the rows. */
export const headRow = style(narrow({ display: 'block', paddingInline: space[12] }));
const headBase = style({
  blockSize: size.controlSmall,
  paddingInline: space[12],
  textAlign: 'start',
  ...typeStep('caption'),
  color: color.textMuted,
});
export const headCell = style([
  headBase,
  {
    // Out of sight, where it must not make the page wider.
    ...narrow({ position: 'absolute', clipPath: 'inset(50%)', maxInlineSize: line.hairline }),
    selectors: {
      '&:first-child': { inlineSize: size.card, paddingInlineStart: space[16] },
      '&:not(:first-child)': { inlineSize: `calc(${size.navCollapsed} * 2)` },
    },
  },
]);
export const axis = style([
  headBase,
  { position: 'relative', overflow: 'hidden', ...narrow({ display: 'block' }) },
]);
export const month = style({
  position: 'absolute',
  insetBlockStart: 0,
  lineHeight: size.controlSmall,
  paddingInlineStart: space[4],
  whiteSpace: 'nowrap',
  fontWeight: font.weight.regular,
});
export const minorMonth = style([month, narrow({ visibility: 'hidden' })]);
