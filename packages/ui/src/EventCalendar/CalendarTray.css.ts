import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, line, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

export const tray = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: 0,
  paddingInline: space[12],
  paddingBlockEnd: space[12],
  overflow: 'auto',
  borderInlineStart: hairline,
  backgroundColor: color.surface,
  selectors: {
    // Below the grid, because there is no column beside it.
    '[data-layout="phone"] > &, [data-layout="enlarged"] > &': {
      paddingInline: space[16],
      borderInlineStart: 0,
      borderBlockStart: hairline,
    },
    '&[data-over]': { boxShadow: `inset 0 0 0 ${line.mark} ${color.action}` },
    '&[data-over="refused"]': { boxShadow: `inset 0 0 0 ${line.mark} ${color.borderControl}` },
  },
  '@media': { [media.print]: { display: 'none' } },
});
/** In line with the names of the days, and beside the button that closes it. */
export const trayTitle = style({
  minBlockSize: size.day,
  paddingBlockStart: space[4],
  paddingInlineEnd: size.controlSmall,
});
/** In the head. */
export const close = style({
  selectors: {
    [`${tray} > &`]: {
      position: 'absolute',
      insetBlockStart: `calc((${size.day} - ${size.controlSmall}) / 2)`,
      insetInlineEnd: space[4],
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
});
export const group = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const groupTitle = style({ color: color.textMuted });
export const trayList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Below the grid on phones. */
export const rows = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  padding: space[16],
  backgroundColor: color.surface,
});
