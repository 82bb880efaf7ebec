import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

const bar = style({ display: 'flex', alignItems: 'center' });
export const bars = styleVariants({
  /** Its first arrow, not the invisible edge around it, is aligned with the content below. */
  full: [bar, { gap: space[8], marginInlineStart: `calc(${space[8]} * -1)` }],
  // Targets of a finger touch each other.
  compact: [bar, { gap: space[4], '@media': { [media.coarsePointer]: { gap: 0 } } }],
});
