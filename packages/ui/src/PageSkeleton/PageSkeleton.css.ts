import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, density, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const frame = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto' });
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridTemplateRows: `${size.day} repeat(5, minmax(0, 1fr))`,
  // A legend of one line is below the calendar.
  minBlockSize: `calc(100dvh - ${size.bar} - ${size.viewBar} - ${size.target})`,
  '@media': {
    [media.narrow]: {
      minBlockSize: 0,
      gridTemplateRows: `auto repeat(5, calc(${size.touch} + ${line.hairline}))`,
    },
  },
});
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  backgroundColor: color.surface,
});
/** On phones days have marks in place of entries. */
export const entry = style({ '@media': { [media.narrow]: { display: 'none' } } });
/** A row of a table, or its head. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  blockSize: density.row,
  paddingInline: space[24],
  borderBlockEnd: hairline,
  backgroundColor: color.surface,
  '@media': { [media.compact]: { paddingInline: space[16] } },
});
/** A row of a list of activity, as a small RowList draws it. */
export const smallRow = style([row, { blockSize: size.control }]);
export const headRow = style([row, { blockSize: size.controlSmall }]);
/** A row with a line of help under its name. */
export const tallRow = style([row, { blockSize: 'auto', paddingBlock: density.cell }]);
export const tallName = style({ display: 'grid', flex: '0 0 50%', gap: space[4] });
/** The heading of a section, with its action. */
export const head = style({ display: 'grid', gap: space[4], minBlockSize: size.controlSmall });
/** A field with its label. */
export const field = style({ display: 'grid', gap: space[4], inlineSize: size.filter });
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: size.controlSmall,
  '@media': { [media.coarsePointer]: { blockSize: size.touch } },
});
export const tile = style({
  border: hairline,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflow: 'hidden',
});
export const foot = style({ padding: density.cardSmall });
export const card = style([tile, { minInlineSize: 0 }]);
export const text = style({ blockSize: size.card });
