import { vars } from '@brandroom/tokens/theme.css';

const { font, space } = vars;

/** The height of a field's label of one line and the gap below it, so that a control can align with the field's box. */
export const labelHeight = `calc(${font.size.ui} * ${font.leading.ui} + ${space[4]})`;
