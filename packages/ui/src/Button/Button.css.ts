import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../type-step';

const { color, line, motion, radius, size, space } = vars;
/** The extension of the hit area beyond the edge. */
const reach = `min(0px, (100% - ${size.touch}) / 2)`;

/** The one table of styles for pressable elements: Button, IconButton and ButtonLink share it. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minBlockSize: size.control,
    paddingInline: space[16],
    paddingBlock: space[4],
    ...typeStep('ui'),
    border: `${line.hairline} solid transparent`,
    borderRadius: radius.medium,
    fontWeight: vars.font.weight.strong,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    position: 'relative',
    transition: `background-color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
    // Drawn smaller than it is: 44 px can be hit with a mouse too (WCAG 2.5.5).
    '::after': { content: '', position: 'absolute', inset: reach },
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      // Buttons are not printed.
      [media.print]: { display: 'none' },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
          '&[aria-current]:not([aria-current="false"], [data-focus-visible])': {
            outline: `${line.mark} solid Highlight`,
          },
        },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: color.action,
        color: color.onAction,
        '@media': {
          // Without the adjustment the browser draws the page's background behind the text.
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
        selectors: {
          '&[data-hovered]:not([aria-disabled])': { backgroundColor: color.actionHover },
          '&[data-pressed]:not([aria-disabled])': { backgroundColor: color.actionPressed },
        },
      },
      secondary: {
        backgroundColor: color.surface,
        color: color.text,
        borderColor: color.borderControl,
        selectors: {
          '&[data-hovered]:not([aria-disabled])': { backgroundColor: color.surfaceHover },
          '&[data-pressed]:not([aria-disabled])': { backgroundColor: color.actionSoft },
        },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: color.text,
        selectors: {
          '&[data-hovered]:not([aria-disabled])': { backgroundColor: color.surfaceHover },
          '&[data-pressed]:not([aria-disabled])': { backgroundColor: color.actionSoft },
        },
      },
      danger: {
        backgroundColor: color.danger,
        color: color.onDanger,
        '@media': {
          [media.forcedColors]: { backgroundColor: 'ButtonFace', color: 'ButtonText' },
        },
        selectors: {
          '&[data-hovered]:not([aria-disabled])': { backgroundColor: color.dangerHover },
          '&[data-pressed]:not([aria-disabled])': { backgroundColor: color.dangerPressed },
        },
      },
    },
    size: {
      medium: {},
      small: {
        minBlockSize: size.controlSmall,
        paddingInline: space[12],
        paddingBlock: space[4],
        fontWeight: vars.font.weight.regular,
      },
    },
    isIconOnly: {
      true: {
        flexShrink: 0,
        paddingInline: 0,
        inlineSize: size.control,
        color: color.textMuted,
        '::after': { insetInline: reach },
      },
    },
    isFullWidth: { true: { inlineSize: '100%' } },
  },
  compoundVariants: [
    {
      variants: { isIconOnly: true, size: 'small' },
      style: { inlineSize: size.controlSmall },
    },
    {
      variants: { size: 'small', variant: 'primary' },
      style: { fontWeight: vars.font.weight.strong },
    },
    // It has no edge of its own: in a bar or a row a lighter one is enough.
    { variants: { size: 'small', variant: 'secondary' }, style: { borderColor: color.border } },
    { variants: { isIconOnly: true, variant: 'primary' }, style: { color: color.onAction } },
    { variants: { isIconOnly: true, variant: 'danger' }, style: { color: color.onDanger } },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium' },
});

export const shortcut = style({
  ...typeStep('caption'),
  fontFamily: 'inherit',
  opacity: 0.8,
  paddingInline: space[4],
  border: `${line.hairline} solid`,
  borderRadius: radius.small,
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

export const count = style({
  display: 'inline-block',
  minInlineSize: '2ch',
  textAlign: 'start',
});
