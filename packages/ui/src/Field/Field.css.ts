import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { labelRoom } from '../Page/page-room.css';
import { typeStep } from '../type-step';
import { labelHeight } from './label-height';

const { color, font, line, motion, radius, size, space } = vars;

export const fieldStack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const fieldWords = style({ display: 'flex', flexDirection: 'column' });
export const fieldHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { [media.tiny]: { flexWrap: 'wrap', rowGap: space[24] } },
});
/** It reaches into the gap above, so that the field begins where it would without it. */
export const fieldAction = style({ flexShrink: 0, marginBlockStart: `calc(${space[12]} * -1)` });
export const fieldLabel = style({
  fontWeight: font.weight.strong,
  ...typeStep('ui'),
  color: color.text,
});
export const fieldOptional = style({ fontWeight: font.weight.regular, color: color.textMuted });
export const fieldDescription = style({
  ...typeStep('caption'),
  color: color.textMuted,
  maxInlineSize: size.measure,
});
globalStyle(`:is(${fieldWords}, ${fieldHead}) ~ *`, { vars: { [labelRoom]: labelHeight } });
// Help of two lines.
globalStyle(`:is(${fieldWords}, ${fieldHead}):has(${fieldDescription}) ~ *`, {
  vars: {
    [labelRoom]: `calc(${labelHeight} + ${font.size.caption} * ${font.leading.caption} * 2)`,
  },
});
export const fieldError = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
  color: color.textDanger,
});
globalStyle(`${fieldError} > svg`, { marginBlockStart: line.mark });

/** The box that a person types into. It marks an error with a thicker edge as well as by color. */
export const fieldBox = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingInline: space[12],
  paddingBlock: space[4],
  color: color.text,
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.medium,
  transition: `border-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&[aria-invalid="true"], &[data-invalid]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${line.hairline} ${color.danger}`,
    },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed', backgroundColor: color.surfaceSunken },
    '&:read-only:is(input, textarea)': { backgroundColor: color.surfaceSunken },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: line.focus } } },
  },
});
