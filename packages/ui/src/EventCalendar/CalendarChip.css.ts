import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, motion, radius, shadow, size, space } = vars;

const row = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space[4],
  borderRadius: radius.small,
  ...typeStep('caption'),
  textDecoration: 'none',
  '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
});
export const chip = style([
  row,
  {
    border: `${line.hairline} solid transparent`,
    cursor: 'pointer',
    userSelect: 'none',
    transition: `box-shadow ${motion.state} ${motion.ease}`,
    selectors: {
      // In high contrast its ground is the page's.
      '&:hover, [data-theme^="hc"] &': { borderColor: 'currentColor' },
      '&[data-lifted]': { boxShadow: shadow.overlay, borderColor: 'currentColor' },
      // Open beside the calendar. Focus has a ring of its own.
      '&[aria-current]': { borderColor: 'currentColor' },
      '&[aria-current]:not(:focus-visible)': {
        outline: `${line.hairline} solid currentColor`,
        outlineOffset: `calc(${line.mark} * -1)`,
      },
      // Where it comes from stays in sight.
      '&[data-dragged]': { opacity: 0.4 },
    },
    '@media': {
      '(prefers-contrast: more)': {
        selectors: { ':root:not([data-theme]) &': { borderColor: 'currentColor' } },
      },
      [media.forcedColors]: {
        borderColor: 'LinkText',
        selectors: {
          '&[aria-current]': { borderColor: 'Highlight' },
          '&[aria-current]:not(:focus-visible)': {
            outlineColor: 'Highlight',
            outlineWidth: line.mark,
          },
        },
      },
    },
  },
]);
const oneLine = {
  // A title has its own direction.
  unicodeBidi: 'plaintext',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { overflow: 'visible', whiteSpace: 'normal' } },
} as const;
export const looks = styleVariants({
  // Most entries of a full month: without an element of its own for its text.
  line: { ...oneLine, display: 'block', alignContent: 'center' },
  lines: {},
  row: { ...typeStep('ui'), paddingInline: space[8], minBlockSize: size.control },
  card: { flexDirection: 'column', alignItems: 'stretch', paddingBlock: space[4], gap: space[4] },
});
export const statuses = styleVariants(color.status, ({ bg, text }) => ({
  backgroundColor: bg,
  color: text,
}));
export const toneMarks = {
  first: color.chart.first,
  second: color.chart.second,
  third: color.chart.third,
  fourth: color.chart.fourth,
  fifth: color.chart.fifth,
  sixth: color.status.rejected.mark,
  seventh: color.status.pending.mark,
} as const;
export const tones = styleVariants(toneMarks, (mark) => ({
  backgroundColor: `color-mix(in srgb, ${mark} 14%, ${color.surface})`,
  color: color.text,
  boxShadow: `inset ${space[4]} 0 0 ${mark}`,
  paddingInlineStart: space[8],
}));
/** Where an entry comes from that is moved by keyboard. */
export const origin = style({
  borderStyle: 'dashed',
  borderColor: color.borderControl,
  backgroundColor: 'transparent',
  boxShadow: 'none',
  color: color.textMuted,
  pointerEvents: 'none',
});
export const mark = style({
  display: 'inline-block',
  inlineSize: size.iconTiny,
  blockSize: size.iconTiny,
  flexShrink: 0,
  verticalAlign: 'text-bottom',
});
export const time = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/** Two lines; the cut is within the box's padding, so that no third one peeps out. */
export const flow = style({
  unicodeBidi: 'plaintext',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  // Paper has no card for the rest of a title.
  '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
});
export const single = style({ ...oneLine, flex: '1 1 auto', minInlineSize: 0 });
// Enlarged text in narrow days: a title takes more lines, so that as much of it is read.
const enlarged = '[data-layout="enlarged"]';
globalStyle(`${enlarged} ${flow}`, { WebkitLineClamp: 5 });
globalStyle(`${enlarged} :is(${single}, ${looks.line})`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const lead = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const body = style({ display: 'flex', alignItems: 'flex-start', gap: space[4] });
export const cardTitle = style([flow, { WebkitLineClamp: 3 }]);
/** 40 px. */
const thumb = `calc(${space[8]} * 5)`;
export const picture = style({
  flexShrink: 0,
  inlineSize: thumb,
  blockSize: thumb,
  borderRadius: radius.small,
  overflow: 'hidden',
});
globalStyle(`${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const more = style([
  row,
  {
    border: 'none',
    background: 'none',
    color: color.textLink,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.surfaceHover } },
  },
]);
