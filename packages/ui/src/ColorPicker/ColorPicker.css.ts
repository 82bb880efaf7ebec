import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: size.form,
});
export const name = style({ fontWeight: font.weight.strong });
const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[12],
});
/** The same columns, with the last one free for RGB; on a phone three, or two and two. */
export const channels = styleVariants({
  rgb: [
    row,
    { '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  ],
  cmyk: [
    row,
    { '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  ],
});

const ground = style({
  border: `${line.hairline} solid ${color.borderControl}`,
  // The gradient is the information.
  forcedColorAdjust: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' } },
});
export const area = style([
  ground,
  { inlineSize: '100%', blockSize: `calc(${size.control} * 4)`, borderRadius: radius.medium },
]);
export const hue = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const hueWords = style({
  ...typeStep('ui'),
  display: 'flex',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
});
export const track = style([
  ground,
  {
    inlineSize: '100%',
    blockSize: size.target,
    borderRadius: radius.round,
    '@media': { [media.coarsePointer]: { blockSize: size.touch } },
  },
]);
const thumb = style({
  inlineSize: size.target,
  blockSize: size.target,
  border: `${line.focus} solid ${color.surfaceRaised}`,
  borderRadius: radius.round,
  boxShadow: `0 0 0 ${line.hairline} ${color.text}`,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusGap,
    },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: size.controlSmall, blockSize: size.controlSmall },
  },
});
export const areaThumb = thumb;
/** In the middle of the track. */
export const hueThumb = style([thumb, { insetBlockStart: '50%' }]);
