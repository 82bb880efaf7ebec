import { style } from '@vanilla-extract/css';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

export const shown = style({ minInlineSize: 0 });
export const untilFocus = style({
  minInlineSize: 0,
  selectors: { '&:not(:focus-within)': hidden },
});
