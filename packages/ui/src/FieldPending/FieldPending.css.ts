import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

/** As large as a date field, so that nothing moves when that comes. */
export const box = style([
  fieldBox,
  {
    paddingBlock: 0,
    minInlineSize: vars.size.filter,
    blockSize: vars.size.control,
  },
]);
