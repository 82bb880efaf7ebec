import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, space } = vars;

/** A dragged tile would go to the end of it, unless a tile is marked. */
export const over = style({
  borderRadius: radius.medium,
  outline: `${line.mark} solid ${color.action}`,
  outlineOffset: space[4],
});
export const tile = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    // A line in the gap before the tile.
    '&[data-drop]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${space[8]} * -1)`,
      borderInlineStart: `${line.mark} solid ${color.action}`,
    },
  },
});
export const empty = style({
  padding: space[16],
  border: `${line.hairline} dashed ${color.borderControl}`,
  borderRadius: radius.medium,
  color: color.textMuted,
  ...typeStep('ui'),
});
