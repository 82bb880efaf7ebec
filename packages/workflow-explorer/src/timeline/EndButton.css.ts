import { media } from '@brandroom/tokens/media';
import { style } from '@vanilla-extract/css';

/** As a disabled button looks. */
export const atEnd = style({
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled="true"]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});
