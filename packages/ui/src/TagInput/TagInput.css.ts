import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, size, space } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlSmall,
  paddingInlineStart: space[12],
  borderRadius: radius.medium,
  border: `${line.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
  ...typeStep('ui'),
  overflowWrap: 'anywhere',
});
