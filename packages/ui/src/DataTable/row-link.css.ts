import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { row } from './DataList.css';

const { color, line, radius } = vars;

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
globalStyle(`${linkRow} > th a:focus-visible`, { outline: 'none' });
globalStyle(`${linkRow} > th a:focus-visible::after`, {
  outline: `${line.focus} solid ${color.focus}`,
  outlineOffset: `calc(${line.focus} * -1)`,
});
globalStyle(`${linkRow} :is(button, input)`, { zIndex: 1 });
