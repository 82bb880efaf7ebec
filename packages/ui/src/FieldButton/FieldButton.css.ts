import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/Field.css';
import { typeStep } from '../type-step';

const { color, line, radius, size, space } = vars;

export const button = style([
  fieldBox,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.controlSmall,
    paddingInline: space[8],
    ...typeStep('ui'),
    borderColor: color.border,
    textAlign: 'start',
    cursor: 'pointer',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `min(0px, (100% - ${size.touch}) / 2)`,
    },
  },
]);
globalStyle(`${button} > svg`, { flexShrink: 0, color: color.textMuted });
export const words = style({ flex: '1 1 auto', minInlineSize: 0, color: color.textMuted });
export const key = style({
  paddingInline: space[4],
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.small,
  fontFamily: 'inherit',
  ...typeStep('caption'),
  color: color.textMuted,
  whiteSpace: 'nowrap',
  // A finger has no keys.
  '@media': { [media.coarsePointer]: { display: 'none' } },
});
