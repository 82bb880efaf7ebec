import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { motion, size } = vars;

export const ground = style({ padding: 0, justifyContent: 'flex-end', alignItems: 'stretch' });
export const drawer = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: size.dialog,
  transition: `translate ${motion.place} ${motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { translate: '100%' },
    '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { translate: '-100%' },
  },
  '@media': { [media.narrow]: { maxInlineSize: '100%' } },
});
export const edge = style({ blockSize: '100%', borderRadius: 0, borderBlock: 0 });
