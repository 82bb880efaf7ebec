import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { barsWithViews, pageBars } from '@brandroom/ui/page-room';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';

const { layer, size, space } = vars;

/** That it is a trial stays in sight, below the bars. */
export const notice = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(pageBars, '0px'),
  zIndex: layer.sticky,
  '@media': { [media.short]: { position: 'static' } },
});
/** With two buttons below the text. */
export const withButtons = style([notice]);

// It covers neither a focused control nor the panel (WCAG 2.4.12).
globalStyle(`${notice} ~ *`, {
  vars: { [pageBars]: `calc(${barsWithViews} + ${space[48]} + ${space[24]})` },
});
globalStyle(`${withButtons} ~ *`, {
  vars: { [pageBars]: `calc(${barsWithViews} + ${size.touch} + ${space[48]} + ${space[24]})` },
});
