import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, line, motion, radius, shadow, size, space } = vars;

/** Anchored overlays: menus, popovers, calendars. They grow from their trigger. */
export const floating = style({
  maxInlineSize: `calc(100vw - ${space[16]})`,
  overflow: 'auto',
  backgroundColor: color.surfaceRaised,
  color: color.text,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  outline: 'none',
  transition: `opacity ${motion.state} ${motion.ease}, transform ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement="bottom"][data-entering]': {
      transform: `translateY(calc(${space[4]} * -1))`,
    },
    '&[data-placement="top"][data-entering]': { transform: `translateY(${space[4]})` },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const content = style({
  inlineSize: size.aside,
  maxInlineSize: '100%',
  padding: space[16],
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
});
