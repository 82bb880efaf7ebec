import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  padding: space[16],
  borderInlineStart: `${line.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
export const trayList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
