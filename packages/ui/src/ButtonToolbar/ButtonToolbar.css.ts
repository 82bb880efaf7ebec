import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

globalStyle(`${row} > [aria-pressed='true']`, {
  backgroundColor: color.surfaceSelected,
  borderColor: color.action,
  color: color.text,
  fontWeight: font.weight.strong,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
