import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, size, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column' });
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size.icon} minmax(0, 1fr)`,
  columnGap: space[12],
  paddingBlockEnd: space[24],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[24]} ${line.mark}`,
      insetInlineStart: `calc(${size.icon} / 2)`,
      borderInlineStart: `${line.hairline} solid ${color.borderControl}`,
    },
  },
});
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: space[24],
  color: color.textMuted,
});
export const dot = style({
  inlineSize: size.mark,
  blockSize: size.mark,
  borderRadius: radius.round,
  backgroundColor: 'currentColor',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const time = style({ ...typeStep('caption'), color: color.textMuted });
