import { vars } from '@brandroom/tokens/theme.css';
import { styleVariants } from '@vanilla-extract/css';

export const orientations = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] },
});
