import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
