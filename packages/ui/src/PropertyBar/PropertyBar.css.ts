import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { fieldBox, fieldStack } from '../Field/Field.css';
import { barsWithViews, labelRoomOrNone, pageBars, pageGutter } from '../Page/page-room.css';
import { typeStep } from '../type-step';

const { color, layer, line, size, space } = vars;

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  // An error is below its own field; the others stay where they are.
  alignItems: 'flex-start',
  gap: space[8],
  minInlineSize: 0,
  ...typeStep('ui'),
});
const fadesTo = createVar();
const leavesWithPage = { position: 'relative', insetBlockStart: 'auto' } as const;
const page = style([
  bar,
  {
    vars: { [fadesTo]: 'right' },
    selectors: { '[dir="rtl"] &': { vars: { [fadesTo]: 'left' } } },
    // It stays below the page's own bar. Hidden parts of its fields scroll with them, not with the page.
    position: 'sticky',
    insetBlockStart: fallbackVar(pageBars, '0px'),
    zIndex: layer.sticky,
    backgroundColor: color.bg,
    marginInline: `calc(${fallbackVar(pageGutter, '0px')} * -1)`,
    marginBlockStart: `calc(${space[16]} * -1)`,
    paddingInline: fallbackVar(pageGutter, space[24]),
    minBlockSize: size.viewBar,
    paddingBlock: `calc((${size.viewBar} - ${size.controlSmall}) / 2)`,
    borderBlockEnd: `${line.hairline} solid ${color.border}`,
    '@media': {
      [media.compact]: { marginBlockStart: `calc(${space[8]} * -1)` },
      // At 400 % zoom it would leave little of the window.
      [media.short]: leavesWithPage,
      [media.print]: leavesWithPage,
      // One line that scrolls sideways: the form below it begins higher, and it leaves with the page.
      [media.narrow]: {
        ...leavesWithPage,
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Properties beyond the edge fade out; the line below them does not.
        paddingInlineEnd: space[24],
        scrollPaddingInline: space[24],
        maskImage: `linear-gradient(to ${fadesTo}, black calc(100% - ${space[24]}), transparent), linear-gradient(black, black)`,
        maskPosition: 'top, bottom',
        maskSize: `100% 100%, 100% ${line.hairline}`,
        maskRepeat: 'no-repeat',
      },
    },
  },
]);
export const variants = { page, part: bar } as const;
// Badges and text are centered on the line of the controls.
globalStyle(`${bar} > :not(${fieldStack})`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.controlSmall,
  maxInlineSize: '100%',
});
globalStyle(`${bar} ${fieldBox}`, { minBlockSize: size.controlSmall, ...typeStep('ui') });
const dateBox = `${fieldBox}:is([role="group"], [aria-hidden])`;
// A date keeps its width while its field is on the way.
globalStyle(`${bar} ${dateBox}`, {
  blockSize: size.controlSmall,
  minInlineSize: `calc(${size.filter} * 6 / 5)`,
});
globalStyle(`${bar} ${fieldBox} > button`, {
  inlineSize: size.controlSmall,
  minInlineSize: size.controlSmall,
  blockSize: size.controlSmall,
  minBlockSize: size.controlSmall,
});
globalStyle(`${bar} ${fieldStack}`, { maxInlineSize: `min(100%, ${size.card})` });
// A long list keeps its width while it has only its chosen option.
globalStyle(`${page} > ${fieldStack}:has([data-long])`, { inlineSize: size.card });
// The bar, even with two lines, covers no sticky part below it and no focused control (WCAG 2.4.11, 2.4.12).
globalStyle(`${page} ~ *`, {
  '@media': {
    [`not all and ${media.narrow}`]: {
      vars: { [pageBars]: barsWithViews },
    },
  },
});
globalStyle(`${page} ~ * :is(a, button, input, select, textarea, [tabindex])`, {
  '@media': {
    [`not all and ${media.narrow}`]: {
      scrollMarginBlockStart: `calc(${size.bar} + ${size.viewBar} * 2 + ${space[12]} + ${labelRoomOrNone})`,
    },
    [media.short]: { scrollMarginBlockStart: `calc(${space[16]} + ${labelRoomOrNone})` },
  },
});
globalStyle(`${page} > *`, { '@media': { [media.narrow]: { flexShrink: 0 } } });
export const end = style({ marginInlineStart: 'auto' });
// One line in a window with the navigation beside the form.
const oneLine = (styles: object) => ({ '@media': { '(width >= 62em)': styles } });
globalStyle(page, oneLine({ flexWrap: 'nowrap' }));
// Text at the end shrinks first, then the lists; a date cannot shrink.
globalStyle(
  `${page} > :is(:not(${fieldStack}, ${end}), :has(${dateBox}))`,
  oneLine({ flexShrink: 0 }),
);
globalStyle(`${page} > ${end}`, oneLine({ flexShrink: 9, minInlineSize: 0 }));
globalStyle(
  `${page} > ${end} > *`,
  oneLine({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
