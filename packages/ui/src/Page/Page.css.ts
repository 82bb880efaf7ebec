import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { size, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100%',
});
const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: space[16],
  minInlineSize: 0,
  '@media': { [media.print]: { padding: '0 !important', maxInlineSize: 'none !important' } },
});
// Nor under the page's bars. A padding of the page itself would scroll it when focus comes to a control in them.
globalStyle(`${content} *`, {
  scrollMarginBlockStart: `calc(${size.bar} + ${size.viewBar} + ${space[12]})`,
  '@media': { [media.short]: { scrollMarginBlockStart: space[16] } },
});
const gutters = {
  padding: `${space[16]} ${space[24]} ${space[48]}`,
  '@media': { [media.compact]: { paddingInline: space[16] } },
};
/** The scrolled end of a table needs no edge, the last row does. */
const fromEdgeToEdge = { paddingBlockEnd: space[24] };

export const layouts = styleVariants({
  board: [content],
  list: [content, fromEdgeToEdge],
  gallery: [content, gutters],
  form: [content, gutters],
  figures: [content, gutters, { inlineSize: '100%', maxInlineSize: size.content }],
  story: [content, gutters, { inlineSize: '100%', maxInlineSize: size.story, gap: space[32] }],
});
/** Without a bar of its own it leaves the shell's tools their room. */
export const bare = style({ paddingBlockStart: size.bar });
