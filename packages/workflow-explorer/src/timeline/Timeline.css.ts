import { vars } from '@brandroom/tokens/theme.css';
import { labelHeight } from '@brandroom/ui/label-height';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** The platform's thumb, so that each mark is under its place. */
const thumb = space[16];

export const track = style({
  display: 'flex',
  flexDirection: 'column',
  // The focus ring of the slider stays clear of the marks.
  gap: space[4],
  minInlineSize: 0,
});
export const slider = style({
  inlineSize: '100%',
  blockSize: size.controlSmall,
  margin: 0,
  accentColor: color.action,
});
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: color.textMuted,
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: thumb,
});
export const present = style([mark, { color: color.action }]);
export const gap = style({
  fontSize: font.size.caption,
  lineHeight: font.leading.caption,
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** As wide as its longest value, so that an error under it takes more lines and leaves the button where it is. */
export const date = style({ flex: `0 1 calc(${size.filter} * 3 / 2)` });
/** Beside the box of the date, below the label. */
export const besideDate = style({
  flex: 'none',
  marginBlockStart: labelHeight,
});
