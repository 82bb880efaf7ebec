import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, radius, size, space } = vars;

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  position: 'relative',
  minBlockSize: size.target,
  paddingInline: space[8],
  '::after': { content: '', position: 'absolute', inset: `calc((100% - ${size.touch}) / 2) 0` },
  marginInline: `calc(${space[8]} * -1)`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontWeight: font.weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text, backgroundColor: color.surfaceHover } },
  '@media': {
    [media.coarsePointer]: { minBlockSize: size.touch },
    [media.print]: { display: 'none' },
  },
});
export const onPaper = style({
  display: 'none',
  '@media': { [media.print]: { display: 'inline' } },
});

/** Room for the widest value of the column, unseen below its name. */
export const widest = style({
  '@media': {
    [`not all and ${media.narrow}`]: {
      '::after': {
        content: 'attr(data-widest)',
        display: 'block',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        whiteSpace: 'pre',
        ...typeStep('ui'),
        fontWeight: font.weight.regular,
      },
    },
  },
});

const sorted = { color: color.text };
// The icon keeps its width where a column is narrow.
const mark = style({ flexShrink: 0, minInlineSize: size.iconSmall });
const marks = { none: { opacity: 0.45 }, ascending: sorted, descending: sorted };
export const sortMark = styleVariants(marks, (look) => [mark, look]);
