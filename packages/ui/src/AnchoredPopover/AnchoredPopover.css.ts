import { vars } from '@brandroom/tokens/theme.css';
import { styleVariants } from '@vanilla-extract/css';
import { content } from '../Popover/Popover.css';

const { size } = vars;

export const widths = styleVariants({
  medium: [content],
  /** Half of a form's column: one field a row. */
  small: [content, { inlineSize: `calc(${size.form} / 2)` }],
});
