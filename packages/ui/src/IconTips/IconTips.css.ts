import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { tooltip } from '../Tooltip/Tooltip.css';

/** Presses reach the elements below. */
export const tip = style([
  tooltip,
  { position: 'fixed', zIndex: vars.layer.toast, pointerEvents: 'none' },
]);
