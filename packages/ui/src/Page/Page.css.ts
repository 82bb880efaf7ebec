import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../ActionBar/ActionBar.css';
import {
  barsWithViews,
  labelRoomOrNone,
  pageBars,
  pageGutter,
  peekSpacious,
} from './page-room.css';

const { size, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100%',
  vars: { [pageBars]: size.bar },
});
export const withViewBar = style({ vars: { [pageBars]: barsWithViews } });
const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: space[16],
  minInlineSize: 0,
  vars: { [pageGutter]: space[24] },
  padding: `${space[16]} ${pageGutter} ${space[48]}`,
  '@media': {
    [media.compact]: { vars: { [pageGutter]: space[16] }, paddingBlockStart: space[8] },
    [media.print]: {
      // Parts that reach out of the gutters stay on the paper.
      vars: { [pageGutter]: '0px !important' },
      padding: '0 !important',
      maxInlineSize: 'none !important',
    },
  },
});
// The page's bars cover neither a focused control nor its label (WCAG 2.4.11, 2.4.12). A padding of the page itself
// would scroll it when focus comes to a control in the bars.
globalStyle(`${content} *`, {
  scrollMarginBlockStart: `calc(${pageBars} + ${space[12]} + ${labelRoomOrNone})`,
  '@media': {
    [media.short]: { scrollMarginBlockStart: `calc(${space[16]} + ${labelRoomOrNone})` },
  },
});
/** 56 px, apart from the room that a phone keeps for itself. */
const footHeight = `calc(${size.touch} + ${space[12]} + env(safe-area-inset-bottom, 0px))`;
/** On phones: the primary action of a form. */
export const foot = style([
  bar,
  {
    minBlockSize: footHeight,
    paddingBlock: 0,
    paddingInline: space[16],
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    selectors: { '&:empty': { display: 'none' } },
  },
]);
globalStyle(`${foot} > *`, { flex: 1 });
export const aboveFoot = style({});
// The foot covers no focused control either.
globalStyle(`${aboveFoot} *`, {
  scrollMarginBlockEnd: `calc(${footHeight} + ${space[12]})`,
});
const edgeToEdge = style({
  paddingBlockStart: 0,
  '@media': { [media.compact]: { paddingBlockStart: 0 } },
});
/** Longer than the window, as a rule. */
export const scrolled = style({});
// Only full-width content reaches the bars.
globalStyle(`${edgeToEdge} > :is([role="status"], [role="alert"])`, {
  marginBlockStart: space[16],
});

export const layouts = styleVariants({
  board: [content, edgeToEdge, { paddingBlockEnd: 0, gap: 0 }],
  list: [content, scrolled, edgeToEdge, { paddingBlockEnd: space[24] }],
  gallery: [content, scrolled],
  desk: [
    content,
    edgeToEdge,
    {
      paddingBlockEnd: 0,
      '@media': { [media.narrow]: { paddingBlock: space[8] } },
    },
  ],
  form: [content, scrolled],
  figures: [content, scrolled, { inlineSize: '100%', maxInlineSize: size.content }],
  story: [content, scrolled, { inlineSize: '100%', maxInlineSize: size.story, gap: space[32] }],
});
/** Without a bar of its own it leaves the shell's tools their room. */
export const bare = style({ paddingBlockStart: `calc(${size.bar} + ${space[16]})` });
/** Out of the gutters, from edge to edge. */
export const outOfGutters = style({ marginInline: `calc(${fallbackVar(pageGutter, '0px')} * -1)` });
/** Beside its Peek, where there is room for both. */
export const besidePeek = style({
  '@media': {
    [`screen and ${media.spacious}`]: { marginInlineEnd: peekSpacious },
  },
});
/** Tiles need less room: none that can have focus is under the Peek (WCAG 2.4.11). */
export const tilesBesidePeek = style({
  '@media': {
    [`screen and ${media.wide}`]: { marginInlineEnd: size.peek },
    [`screen and ${media.spacious}`]: { marginInlineEnd: peekSpacious },
  },
});
