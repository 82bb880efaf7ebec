import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

/** Words from the start, the sign of a choice at the end. */
export const choice = style({ justifyContent: 'space-between', textAlign: 'start' });
export const words = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
export const sign = style({ display: 'flex', flexShrink: 0, color: vars.color.textMuted });
