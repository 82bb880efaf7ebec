import { vars } from '@brandroom/tokens/theme.css';
import { styleVariants } from '@vanilla-extract/css';

const form = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;
export const widths = styleVariants({
  form: { ...form, gap: vars.space[24], inlineSize: '100%', maxInlineSize: vars.size.form },
  full: { ...form, gap: vars.space[24], inlineSize: '100%' },
});
