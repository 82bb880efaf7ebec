import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { space } = vars;

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const looks = styleVariants({
  list: [list, { display: 'grid', gap: space[8], ...typeStep('ui') }],
  line: [
    list,
    { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}`, ...typeStep('caption') },
  ],
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[8] });
