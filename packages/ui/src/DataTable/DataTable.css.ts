import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import { typeStep } from '../type-step';

const { color, density, font, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;
const narrow = (rule: object) => ({ '@media': { [media.narrow]: rule } });

export const frame = style({
  // A table with more columns than have room stays in its frame.
  overflowX: 'auto',
  backgroundColor: color.surface,
  border: hairline,
  borderRadius: radius.medium,
  ...narrow({ border: 0, backgroundColor: 'transparent' }),
});
export const table = style({
  inlineSize: '100%',
  ...typeStep('ui'),
  ...narrow({ display: 'block' }),
});
export const caption = style({
  padding: space[16],
  textAlign: 'start',
  fontWeight: font.weight.strong,
  ...narrow({ display: 'block', paddingInline: 0 }),
});
export const hiddenCaption = visuallyHidden;
/** As cards, the header keeps only its controls, in a row above them. */
export const head = style(narrow({ display: 'block' }));
export const headRow = style(
  narrow({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[16] }),
);
export const body = style(narrow({ display: 'flex', flexDirection: 'column', gap: density.gap }));
const cellBase = style({
  paddingInline: space[12],
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: space[16] },
    '&:last-child': { paddingInlineEnd: space[16] },
  },
});
const headCell = style([
  cellBase,
  {
    blockSize: size.controlSmall,
    ...typeStep('caption'),
    color: color.textMuted,
    whiteSpace: 'nowrap',
    paddingBlock: 0,
    // Within its height, which a border would add to.
    boxShadow: `inset 0 calc(${line.hairline} * -1) ${color.border}`,
    ...narrow({ display: 'block', boxShadow: 'none', padding: '0 !important' }),
  },
]);
const aligned = { start: 'start', end: 'end' } as const;
export const headCells = styleVariants(aligned, (textAlign) => [headCell, { textAlign }]);
export const headWords = styleVariants(headCells, (cells) => [
  cells,
  narrow({ position: 'absolute', clipPath: 'inset(50%)' }),
]);
export const row = style({
  selectors: {
    '&:has(> td > :checked)': { backgroundColor: color.surfaceSelected },
    '&:not(:last-child)': { borderBlockEnd: hairline },
  },
  ...narrow({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    padding: density.cardSmall,
    border: hairline,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
  }),
});
const cell = style([
  cellBase,
  {
    // Repeats the column's name in a card; screen readers get it from the header row.
    selectors: {
      '&[data-label]::before': narrow({
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        ...typeStep('caption'),
        color: color.textMuted,
        flexShrink: 0,
        // A column called by a person's name and role leaves room for the value.
        maxInlineSize: '50%',
        whiteSpace: 'normal',
      }),
    },
    blockSize: density.row,
    paddingBlock: density.cell,
    fontWeight: font.weight.regular,
    ...narrow({
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space[16],
      blockSize: 'auto',
      padding: '0 !important',
    }),
  },
]);
/** The box of a row; beside the name in a card. */
export const selectCell = style([
  cell,
  {
    inlineSize: size.control,
    lineHeight: font.leading.flat,
    ...narrow({ position: 'absolute', insetBlockStart: density.cardSmall }),
  },
]);
/** Actions are in the corner of a card, beside its name. */
export const actionCell = style([
  cell,
  {
    textAlign: 'end',
    ...narrow({ position: 'absolute', insetBlockStart: space[8], insetInlineEnd: space[8] }),
  },
]);
/** Leaves the corner of a card to its actions, one or two. */
export const nameCell = style([
  cell,
  {
    textAlign: 'start',
    // A name may break anywhere: the column keeps room for whole words, and leaves the others room for
    // theirs.
    minInlineSize: size.filter,
    maxInlineSize: size.measure,
    ...narrow({
      paddingInlineEnd: `${size.control} !important`,
      selectors: {
        [`${selectCell} ~ &`]: { paddingInlineStart: `${size.control} !important` },
        [`${row}:has(> ${actionCell} button ~ button) > &`]: {
          paddingInlineEnd: `calc(${size.control} * 2 + ${space[4]}) !important`,
        },
      },
    }),
  },
]);
export const cells = styleVariants({
  start: [cell, { textAlign: 'start', ...narrow({ textAlign: 'end' }) }],
  end: [cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
});
export const nowrap = style({ whiteSpace: 'nowrap', ...narrow({ whiteSpace: 'normal' }) });
export const spacer = style({ padding: 0, border: 0 });
