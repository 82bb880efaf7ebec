import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../type-step';

const { color, line, motion, radius, size, space } = vars;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  flexShrink: 0,
  maxInlineSize: '100%',
});

const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  borderRadius: radius.medium,
  backgroundColor: color.segment,
  padding: line.mark,
  gap: line.mark,
  '@media': {
    [media.forcedColors]: { outline: `${line.hairline} solid ButtonBorder` },
  },
});
/** From this number on the options would wrap into rows of unlike length. */
const onPhones = (many: number) =>
  ({
    '@media': {
      [media.narrow]: {
        selectors: {
          [`&:has(> :nth-child(${many}))`]: { flexDirection: 'column', alignSelf: 'stretch' },
          '&:has(> :nth-child(4):last-child)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
        },
      },
    },
  }) as const;
export const options = styleVariants({
  // Three with short labels have room beside each other.
  small: [track, onPhones(4)],
  medium: [track, onPhones(3)],
});

/** As wide as when it is chosen, so that its neighbours stay where they are. */
export const words = style({
  // Above the room around the segment that also takes presses.
  position: 'relative',
  zIndex: 1,
  '::after': {
    content: 'attr(data-words)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: vars.font.weight.strong,
  },
});
export const option = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    paddingInline: space[12],
    borderRadius: `calc(${radius.medium} - ${line.mark})`,
    border: `${line.hairline} solid transparent`,
    ...typeStep('ui'),
    color: color.textMuted,
    cursor: 'pointer',
    position: 'relative',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `min(0px, (100% - ${size.touch}) / 2)`,
    },
    transition: `background-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected]': {
        backgroundColor: color.segmentSelected,
        borderColor: color.borderSegment,
        color: color.onSegment,
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
        minBlockSize: `calc(${size.control} - ${line.mark} * 2)`,
        '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
      },
      small: {
        minBlockSize: `calc(${size.controlSmall} - ${line.mark} * 2)`,
        '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
      },
    },
  },
});
