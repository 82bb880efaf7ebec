import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, line, motion, radius, size, space } = vars;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  flexShrink: 0,
  maxInlineSize: '100%',
});

export const options = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  padding: line.mark,
  gap: line.mark,
  // More than two would wrap into rows of unlike length.
  '@media': {
    [media.narrow]: {
      selectors: {
        '&:has(> :nth-child(3))': { flexDirection: 'column', alignSelf: 'stretch' },
        '&:has(> :nth-child(4):last-child)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      },
    },
  },
});

export const option = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    paddingInline: space[12],
    borderRadius: radius.small,
    color: color.textMuted,
    cursor: 'pointer',
    transition: `background-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
      '&[data-selected]': {
        backgroundColor: color.action,
        color: color.onAction,
        fontWeight: vars.font.weight.strong,
      },
      '&[data-focus-visible]': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.focusGap,
        zIndex: 1,
      },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      [media.coarsePointer]: { minInlineSize: size.control },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  variants: {
    size: {
      medium: {
        minBlockSize: `calc(${size.control} - ${line.focus} * 2)`,
        '@media': { [media.coarsePointer]: { minBlockSize: size.control } },
      },
      small: {
        minBlockSize: `calc(${size.controlSmall} - ${line.focus} * 2)`,
        fontSize: vars.font.size.small,
        '@media': { [media.coarsePointer]: { minBlockSize: size.control } },
      },
    },
  },
});
