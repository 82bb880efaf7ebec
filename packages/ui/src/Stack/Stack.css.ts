import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});
export const widths = styleVariants({
  form: { inlineSize: '100%', maxInlineSize: vars.size.form },
});
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
