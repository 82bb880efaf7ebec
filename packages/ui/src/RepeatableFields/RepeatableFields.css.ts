import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[8] });
export const fields = style({ flex: '1 1 auto', minInlineSize: 0 });
