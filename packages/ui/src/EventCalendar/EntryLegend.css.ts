import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';
import { toneMarks } from './CalendarChip.css';

const { radius, size, space } = vars;

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const looks = styleVariants({
  list: [list, { display: 'grid', gap: space[8], ...typeStep('ui') }],
  line: [
    list,
    { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}`, ...typeStep('caption') },
  ],
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[8] });
/** The color of an entry beside its name. */
export const swatches = styleVariants(toneMarks, (mark) => ({
  flexShrink: 0,
  inlineSize: size.iconTiny,
  blockSize: size.iconTiny,
  borderRadius: radius.small,
  backgroundColor: mark,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
}));
