import { vars } from '@brandroom/tokens/theme.css';
import { styleVariants } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';

/** As large as the fields themselves, so that nothing moves when they come. */
export const shapes = styleVariants({
  date: [
    fieldBox,
    { paddingBlock: 0, minInlineSize: vars.size.filter, blockSize: vars.size.control },
  ],
  text: [
    fieldBox,
    {
      lineHeight: vars.font.leading.body,
      blockSize: `calc(${vars.size.control} + 12lh + ${vars.space[16]})`,
    },
  ],
});
