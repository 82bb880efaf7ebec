import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { button } from '../Button/Button.css';
import { fieldBox } from '../Field/Field.css';
import { typeStep } from '../type-step';
import { untilFocus } from '../HiddenUntilFocus/HiddenUntilFocus.css';
import { hidden, visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

const { color, size, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
  ...typeStep('ui'),
  '@media': {
    [media.print]: { display: 'none' },
    [media.tiny]: { flexWrap: 'wrap', paddingBlock: space[4] },
  },
});
/** Controls without room go into the next line: outside of a page nothing folds, in a tight one large text may wrap. */
export const wrapping = style({ flexWrap: 'wrap', paddingBlock: space[4] });
/** One row for all, thanks to a short search. */
export const tight = style([wrapping, { columnGap: space[4] }]);
/** The same between phones and tablets. */
export const tighter = style({});
/** On phones, with the position among the icons. */
export const close = style({
  gap: space[4],
  '@media': { [media.coarsePointer]: { gap: 0 } },
});
const part = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 });
export const parts = styleVariants({
  // The period shrinks last, and breaks only between words.
  start: [part, { flex: '0 0.0001 auto', minInlineSize: 'min-content' }],
  search: [part, { flex: `0 1 calc(${size.card} * 5 / 6)` }],
  searchAtEnd: [
    part,
    { flex: `0 1 calc(${size.card} * 7 / 10)`, minInlineSize: `calc(${size.card} * 2 / 5)` },
  ],
  // They grow from the search towards the period.
  chips: [part, { flexShrink: 0, selectors: { '&:empty': { display: 'none' } } }],
  filters: [part, { flexShrink: 0 }],
  end: [
    part,
    {
      flexShrink: 0,
      selectors: { '&:empty': { display: 'none' } },
      // Its choices are truncated on phones, where nothing else in the row shrinks.
      '@media': { [media.narrow]: { flexShrink: 1 } },
    },
  ],
});
/** On phones: a row of its own below the others. */
export const belowRow = style([
  part,
  { flexWrap: 'wrap', minBlockSize: size.viewBar, paddingBlock: space[4] },
]);
globalStyle(`${parts.start} > *`, { overflowWrap: 'normal' });
export const gap = style({ flex: '1 1 0' });
export const countText = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  // The undo bar shrinks first, the number never.
  flexShrink: 100,
  minInlineSize: 'min-content',
  ...typeStep('caption'),
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

// One height for the row, regardless of its content.
globalStyle(`${bar} ${fieldBox}`, { minBlockSize: size.controlSmall, ...typeStep('ui') });
globalStyle(`${parts.search} > *, ${parts.searchAtEnd} > *`, { inlineSize: '100%' });
// While a FilterBar measures whether its chips have room.
globalStyle(`${bar}[data-fitting] > ${parts.start}`, { flexShrink: 0, whiteSpace: 'nowrap' });
globalStyle(`${bar}[data-fitting] > ${parts.searchAtEnd}`, { flexShrink: 0 });
globalStyle(`${bar}[data-fitting] > ${parts.search}`, {
  flex: `0 0 calc(${size.card} * 2 / 3)`,
});
// The label of the reset shrinks before the search, which would move the chips.
globalStyle(`${bar}:is([data-fitting="quick"], [data-fitting="all"]) > ${parts.search}`, {
  flexBasis: `calc(${size.card} * 5 / 6)`,
});
globalStyle(`${bar}:is([data-fitting="icons"], [data-fitting="lean"]) > ${parts.search}`, {
  flexBasis: `calc(${size.card} / 2)`,
});
// Its text is not known yet, so the chips that are shown stay.
globalStyle(`${bar}[data-fitting] > ${countText}:empty`, {
  alignSelf: 'stretch',
  minInlineSize: `calc(${size.card} * 5 / 6)`,
});
// Its text, not its invisible edge, is aligned with the content below.
globalStyle(
  `${bar} > ${part}:first-child > ${button.classNames.variants.variant.quiet}:first-child`,
  { marginInlineStart: `calc(${space[8]} * -1)` },
);
// The numbers in the controls beside a search at the end do not move it.
globalStyle(`${parts.searchAtEnd} + ${parts.filters} [data-filter^=":"]`, {
  minInlineSize: `calc(${size.card} * 3 / 8)`,
  paddingInline: space[8],
});
globalStyle(`${parts.searchAtEnd} ~ ${parts.end}`, {
  justifyContent: 'flex-end',
  minInlineSize: `calc(${size.card} * 5 / 8)`,
});
/** The undo bar: its text shrinks before the number does. */
export const done = style({
  display: 'grid',
  // As a flexible track, a long text does not widen the bar.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: `min(100%, ${size.filter})`,
  selectors: {
    '&:empty': { display: 'none' },
    // It takes no room while its toast is in sight.
    [`&:has(> ${untilFocus}:not(:focus-within))`]: { position: 'absolute', minInlineSize: 0 },
  },
});
// As wide as Undo and a word, which fit into most bars; filters shrink to make room.
globalStyle(`${countText} > ${done}`, { minInlineSize: `calc(${size.filter} * 5 / 8)` });
globalStyle(`${countText} > :not(${done})`, { flexShrink: 0 });
globalStyle(`${wrapping} > ${countText}`, { flexWrap: 'wrap' });
globalStyle(`${tight} > ${parts.search}`, { flexBasis: `calc(${size.card} * 2 / 3)` });
globalStyle(`${tight} > ${parts.searchAtEnd}`, { flexBasis: `calc(${size.card} * 2 / 5)` });
globalStyle(`${tight}:has(> ${parts.searchAtEnd}) > ${countText} > :not(${done})`, {
  '@media': { [media.compact]: hidden },
});
// Periods of every length break the row at the same control, so that a turn moves none.
globalStyle(`${wrapping}:has(> ${parts.searchAtEnd}) > ${parts.start}`, {
  minInlineSize: `min(100%, ${size.card} * 4 / 3)`,
});
// The reset of set filters fits into the row, too.
globalStyle(`${tight}:has(> ${parts.searchAtEnd}) > ${parts.start}`, {
  minInlineSize: `min(100%, ${size.card} * 5 / 4)`,
});
globalStyle(`${tighter} > ${countText} > :not(${done})`, hidden);
// Keys are in their tips and in the list of keys, too.
globalStyle(`${tighter} kbd`, { display: 'none' });
globalStyle(`${tighter}:has(> ${parts.searchAtEnd}) > ${parts.start}`, {
  minInlineSize: `min(100%, ${size.card} * 7 / 6)`,
});
globalStyle(`${tighter} > ${parts.searchAtEnd}`, {
  flexBasis: `calc(${size.card} * 3 / 10)`,
  minInlineSize: `calc(${size.card} * 3 / 10)`,
});
globalStyle(`${belowRow} ${fieldBox}`, { minBlockSize: size.controlSmall, ...typeStep('ui') });
globalStyle(`${belowRow} > :only-child`, { flex: '1 1 auto' });
/** Hidden on phones for lack of space, except from screen readers. */
export const countUnseen = visuallyHidden;
