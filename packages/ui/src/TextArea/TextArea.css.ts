import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fieldBox } from '../Field/Field.css';
import { typeStep } from '../type-step';

/** The number of lines of the empty field. */
export const rowCount = createVar();

export const area = style([
  fieldBox,
  {
    paddingBlock: vars.space[8],
    resize: 'vertical',
    fieldSizing: 'content',
    lineHeight: vars.font.leading.body,
    // As tall as its rows at least; the content makes it grow.
    minBlockSize: `calc(1lh * ${rowCount} + ${vars.space[16]})`,
    maxBlockSize: '70vh',
  },
]);
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[16],
});
export const count = recipe({
  base: {
    marginInlineStart: 'auto',
    ...typeStep('caption'),
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    flexShrink: 0,
  },
  variants: {
    isOver: { true: { color: vars.color.textDanger, fontWeight: vars.font.weight.strong } },
  },
});
