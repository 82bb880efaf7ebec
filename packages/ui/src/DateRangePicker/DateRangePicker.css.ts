import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { cell, group, input } from '../DatePicker/DatePicker.css';

const { color, line, radius, size, space } = vars;

export const range = style([group, { maxInlineSize: size.aside }]);
/** In a narrow place, or in large text, the end goes under the start. */
export const dates = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minInlineSize: 0,
  paddingBlock: line.mark,
});
export const date = style([input, { flex: '0 0 auto' }]);
export const dash = style({ color: color.textMuted });

/** Between the two days that are chosen, the band that they hold. */
export const day = style([
  cell,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        backgroundColor: color.actionSoft,
        color: color.text,
        borderRadius: radius.small,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]:not([data-selection-start], [data-selection-end])': {
            backgroundColor: 'Canvas',
            color: 'Highlight',
            textDecoration: 'underline',
          },
        },
      },
    },
  },
]);
