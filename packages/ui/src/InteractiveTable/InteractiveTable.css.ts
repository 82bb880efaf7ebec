import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, density, line, motion, radius, size, space } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: density.gap,
  minInlineSize: 0,
});
export const none = style({
  padding: space[32],
  textAlign: 'center',
  backgroundColor: color.surface,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
});

/** The element is the target; the visible box is in its middle. */
export const box = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  appearance: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  margin: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  '::before': {
    content: '',
    gridArea: '1 / 1',
    inlineSize: size.iconSmall,
    blockSize: size.iconSmall,
    backgroundColor: color.surface,
    border: `${line.hairline} solid ${color.borderControl}`,
    borderRadius: radius.small,
    transition: `background-color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}`,
  },
  '::after': {
    content: '',
    gridArea: '1 / 1',
    inlineSize: size.iconTiny,
    blockSize: size.iconTiny,
    backgroundColor: color.onAction,
    visibility: 'hidden',
  },
  selectors: {
    '&:hover::before': { borderColor: color.text },
    '&:is(:checked, :indeterminate)::before': {
      backgroundColor: color.action,
      borderColor: color.action,
    },
    '&:checked::after': {
      visibility: 'visible',
      clipPath: 'polygon(12% 52%, 24% 40%, 40% 56%, 76% 18%, 88% 30%, 40% 80%)',
    },
    '&:indeterminate::after': {
      visibility: 'visible',
      clipPath: 'polygon(15% 42%, 85% 42%, 85% 58%, 15% 58%)',
    },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: size.touch, blockSize: size.touch },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      '::before': { backgroundColor: 'Canvas', borderColor: 'CanvasText' },
      '::after': { backgroundColor: 'HighlightText' },
      selectors: {
        '&:is(:checked, :indeterminate)::before': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});
/** The label beside the box of all rows, where the header is above cards. */
export const boxWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.controlSmall,
  cursor: 'pointer',
});
export const boxWord = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'inline' } },
});
