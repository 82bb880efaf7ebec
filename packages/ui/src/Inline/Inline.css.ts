import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wraps = styleVariants({ yes: { flexWrap: 'wrap' }, no: { flexWrap: 'nowrap' } });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const aligns = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
