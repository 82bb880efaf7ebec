import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, density, line, radius, space } = vars;

/** The empty part below its tiles, beside a longer group, takes a dragged tile too. */
export const movable = style({ flexGrow: 1 });
/** A dragged tile would go to the end of it, unless a tile is marked. */
export const over = style({
  borderRadius: radius.medium,
  outline: `${line.mark} solid ${color.action}`,
  outlineOffset: space[4],
});
const tile = style({ position: 'relative', minInlineSize: 0 });
/** Where a dragged tile would go: a line in the gap before the tile. */
const mark = { content: '', position: 'absolute' } as const;
const edge = `${line.mark} solid ${color.action}`;
export const tiles = styleVariants({
  grid: [
    tile,
    {
      selectors: {
        '&[draggable="true"]': { cursor: 'grab' },
        '&[data-drop]::before': {
          ...mark,
          insetBlock: 0,
          insetInlineStart: `calc(${space[8]} * -1)`,
          borderInlineStart: edge,
        },
      },
    },
  ],
  list: [
    tile,
    {
      selectors: {
        '&[data-drop]::before': {
          ...mark,
          insetInline: 0,
          insetBlockStart: `calc(${space[8]} * -1)`,
          borderBlockStart: edge,
        },
      },
    },
  ],
});
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  // Beside the first line of the card.
  alignItems: 'flex-start',
  justifyContent: 'center',
  inlineSize: density.card,
  paddingBlockStart: `calc(${density.card} + ${space[12]})`,
  color: color.textMuted,
  cursor: 'grab',
});
export const empty = style({
  padding: space[16],
  border: `${line.hairline} dashed ${color.borderControl}`,
  borderRadius: radius.medium,
  color: color.textMuted,
  ...typeStep('ui'),
});
