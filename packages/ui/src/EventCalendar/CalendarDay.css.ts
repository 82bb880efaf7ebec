import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

export const dayButton = style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: size.target,
  minBlockSize: size.target,
  marginBlock: line.hairline,
  padding: 0,
  border: 'none',
  borderRadius: radius.round,
  background: 'none',
  color: color.text,
  font: 'inherit',
  ...typeStep('caption'),
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: { minInlineSize: size.touch, minBlockSize: size.touch } },
});
export const dayNumber = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  borderRadius: radius.round,
  selectors: {
    [`${dayButton}:hover > &`]: { backgroundColor: color.surfaceHover },
    [`${dayButton}[aria-current="date"] > &`]: {
      paddingInline: space[8],
      backgroundColor: color.action,
      color: color.onAction,
      fontWeight: font.weight.strong,
    },
  },
  '@media': {
    // Grounds are not printed.
    [media.print]: {
      selectors: { [`${dayButton}[aria-current="date"] > &`]: { color: color.text } },
    },
    [media.forcedColors]: {
      selectors: {
        [`${dayButton}[aria-current="date"] > &`]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
