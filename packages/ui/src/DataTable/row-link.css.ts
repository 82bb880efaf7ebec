import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { row } from './DataList.css';

const { color, line, radius, space } = vars;

/** The link that names a row covers all of it. */
export const linkRow = style([
  row,
  { selectors: { '&:not(:has(> td :checked)):hover': { backgroundColor: color.surfaceHover } } },
]);
globalStyle(`${linkRow} > th a`, { display: 'inline', minBlockSize: 0, paddingBlock: 0 });
globalStyle(`${linkRow} > th a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.small,
});
// Open beside the list: a ground for all of it, and a bar at its start, as an open row of a CardList has.
globalStyle(`${linkRow}:has(> th a[aria-current])`, { backgroundColor: color.surfaceSelected });
globalStyle(`${linkRow} > th a[aria-current]::after`, {
  borderInlineStart: `${space[4]} solid ${color.action}`,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
globalStyle(`${linkRow} > th a:focus-visible`, { outline: 'none' });
globalStyle(`${linkRow} > th a:focus-visible::after`, {
  outline: `${line.focus} solid ${color.focus}`,
  outlineOffset: `calc(${line.focus} * -1)`,
});
globalStyle(`${linkRow} :is(button, input)`, { zIndex: 1 });
