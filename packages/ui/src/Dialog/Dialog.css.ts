import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, line, motion, radius, shadow, size, space } = vars;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[16],
  backgroundColor: color.scrim,
  transition: `opacity ${motion.state} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
const modal = style({
  display: 'flex',
  maxBlockSize: '100%',
  inlineSize: '100%',
  transition: `transform ${motion.place} ${motion.ease}`,
  selectors: { '[data-entering] &': { transform: `translateY(${space[12]})` } },
});
export const sizes = styleVariants({
  medium: [modal, { maxInlineSize: size.dialog }],
  wide: [modal, { maxInlineSize: size.dialogWide }],
});
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '100%',
  backgroundColor: color.surfaceRaised,
  color: color.text,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.large,
  boxShadow: shadow.overlay,
  outline: 'none',
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    // Head and foot would leave no room between: all of it scrolls.
    [media.short]: { overflow: 'auto' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[24],
  paddingInline: space[24],
});
/** The close button is larger than its cross and a line of the title: it hangs out, so that the cross is level with both. */
export const close = style({
  marginBlock: `calc(${space[4]} * -1)`,
  marginInlineEnd: `calc(${space[12]} * -1)`,
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  overflow: 'auto',
  padding: space[24],
  paddingBlockStart: space[12],
  '@media': { [media.short]: { flexShrink: 0, overflow: 'visible' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: space[16],
  paddingInline: space[24],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
});
export const description = style({ color: color.textMuted });
