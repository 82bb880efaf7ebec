import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, style } from '@vanilla-extract/css';
import { pageBars, pageGutter } from '../Page/page-room.css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, size, space } = vars;

export const frame = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: `calc(${size.card} * 5 / 6) minmax(0, 1fr)`,
  gap: space[32],
  minInlineSize: 0,
  '@media': {
    [media.snug]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
  },
});
export const nav = style({
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(pageBars, '0px')} + ${space[16]})`,
  minInlineSize: 0,
  '@media': {
    [media.snug]: {
      position: 'static',
      marginInline: `calc(${fallbackVar(pageGutter, '0px')} * -1)`,
      paddingInline: fallbackVar(pageGutter, '0px'),
      overflowX: 'auto',
      // With a background of its own and of its list, axe can judge the contrast of links scrolled out of sight.
      backgroundColor: color.bg,
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
      borderBlockEnd: `${line.hairline} solid ${color.border}`,
    },
    [media.short]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.snug]: {
      flexDirection: 'row',
      inlineSize: 'max-content',
      gap: space[4],
      backgroundColor: color.bg,
    },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.controlSmall,
  paddingInline: space[12],
  borderRadius: radius.medium,
  ...typeStep('ui'),
  color: color.textMuted,
  textDecoration: 'none',
  cursor: 'pointer',
  position: 'relative',
  transition: `background-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
  selectors: {
    '&:focus-visible': { zIndex: 1, outlineOffset: `calc(${line.mark} * -1)` },
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[aria-current="page"]': { color: color.text, fontWeight: font.weight.strong },
    // Seen without color: a bar at the edge of the current page.
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: space[8],
      inlineSize: line.focus,
      borderRadius: radius.round,
      backgroundColor: color.action,
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: size.touch },
    [media.snug]: {
      minBlockSize: size.touch,
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current="page"]::before': {
          insetInline: space[12],
          insetBlock: 'auto 0',
          inlineSize: 'auto',
          blockSize: line.focus,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]::before': { backgroundColor: 'Highlight' } },
    },
  },
});
export const content = style({ minInlineSize: 0 });
