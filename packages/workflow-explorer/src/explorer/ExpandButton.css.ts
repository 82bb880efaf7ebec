import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Its lines start where the heading does. */
export const name = style({
  selectors: {
    '&&': {
      justifyContent: 'start',
      marginInlineStart: `calc(${space[8]} * -1)`,
      paddingInline: space[8],
      textAlign: 'start',
    },
  },
});
