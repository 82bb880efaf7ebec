import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { area as textArea } from '../TextArea/TextArea.css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
/** The tools lie on the box that they change. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minBlockSize: size.control,
  paddingInline: space[8],
  backgroundColor: color.surfaceSunken,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderBlockEnd: 0,
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
});
export const tabs = style({ display: 'flex', gap: space[4] });
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlSmall,
  paddingInline: space[12],
  borderRadius: radius.small,
  color: color.textMuted,
  ...typeStep('ui'),
  cursor: 'pointer',
  transition: `background-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { color: color.text, backgroundColor: color.surfaceHover },
    '&[data-selected]': {
      color: color.text,
      fontWeight: font.weight.strong,
      boxShadow: `inset 0 calc(${line.mark} * -1) ${color.action}`,
      borderRadius: 0,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { borderBlockEnd: `${line.mark} solid Highlight` } },
    },
  },
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineEnd: `calc(${space[4]} * -1)`,
});
export const area = style([
  textArea,
  { display: 'block', borderStartStartRadius: 0, borderStartEndRadius: 0 },
]);
export const preview = style({
  minBlockSize: size.control,
  padding: space[16],
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  overflowWrap: 'anywhere',
});
