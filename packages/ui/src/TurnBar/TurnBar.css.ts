import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
